import type { ReactNode } from 'react';
import { Prose, Section } from '@oracle-astra/shared/components';

function Article({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title} margin>
      <Prose>{children}</Prose>
    </Section>
  );
}

/** Articles below the form for birth details. */
export function KundliArticles() {
  return (
    <>
      <Article title="What a Kundli is">
        <p>
          A Kundli is a map of the sky at one moment, seen from one place. It shows in which sign and house the Sun, the Moon and the
          planets stood when you were born.
        </p>
        <p>We work it out from astronomical tables, to a fraction of a degree. Nothing in it is guessed.</p>
      </Article>
      <Article title="What the astrologers do with it">
        <p>
          Oracle and Astra are AI services, not humans. They read your own chart: the houses that bear on your question, their lords, and
          the dasha that runs now. Under every answer you can see on what it rests.
        </p>
      </Article>
    </>
  );
}

/** Articles below the form for a celebrity. */
export function CelebrityArticles() {
  return (
    <>
      <Article title="Reading a well-known chart">
        <p>
          Charts of people in public life are a good way to learn: the events are known, so you can see for yourself what a dasha or a house
          has to do with them.
        </p>
      </Article>
      <Article title="Where to find the details">
        <p>
          Take date, time and place from a source that names where they come from, such as an interview or a birth register. A time of
          exactly noon is often only a placeholder.
        </p>
      </Article>
    </>
  );
}
