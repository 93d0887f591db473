import type { ReactNode } from 'react';
import { formatRupees } from '@oracle-astra/shared/format';
import { freeQuestions, questionPricePaise } from '@oracle-astra/shared/contract';
import { Faq, Prose, Section } from '@oracle-astra/shared/components';

const items = [
  { question: 'Why do you need the exact time?', answer: 'The ascendant moves one degree in four minutes. With a rough time the Moon, the nakshatra and the dasha still hold; the houses may not.' },
  { question: 'My place is not in the list', answer: 'Choose the nearest town, or enter the coordinates. Ten kilometres change the chart by less than a tenth of a degree.' },
  { question: 'Can I change the details later?', answer: 'Yes. Choose the saved record, change it and generate it again.' },
  { question: 'Who can see my details?', answer: 'Only you. They are never shown in AstroHub.' },
  { question: 'Can I ask about someone else?', answer: 'Yes, if they agree. Save a record under their name.' },
  { question: 'What does a question cost?', answer: `The first ${freeQuestions.Oracle} with each astrologer are free, then ${formatRupees(questionPricePaise)} each.` },
].map(({ question, answer }) => ({ question, answer: <p className="small mute">{answer}</p> }));

/** The six questions that people ask about the form. */
export function KundliQuestions() {
  return (
    <section className="stack-2" aria-labelledby="kundli-questions">
      <h2 id="kundli-questions" className="lead">
        Questions
      </h2>
      <Faq items={items} />
    </section>
  );
}

function Article({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title} margin>
      <Prose>{children}</Prose>
    </Section>
  );
}

/** Short articles on what happens with birth details. */
export function KundliArticles() {
  return (
    <>
      <Article title="What a Kundli is">
        <p>A Kundli is a map of the sky at one moment, seen from one place. It shows in which sign and house the Sun, the Moon and the planets stood when you were born.</p>
        <p>We work it out from astronomical tables, to a fraction of a degree. Nothing in it is guessed.</p>
      </Article>
      <Article title="What the astrologers do with it">
        <p>Oracle and Astra are AI services, not humans. They read your own chart: the houses that bear on your question, their lords, and the dasha that runs now. Under every answer you can see on what it rests.</p>
      </Article>
    </>
  );
}

/** Short articles on charts of well-known people. */
export function CelebrityArticles() {
  return (
    <>
      <Article title="Reading a well-known chart">
        <p>Charts of people in public life are a good way to learn: the events are known, so you can see for yourself what a dasha or a house has to do with them.</p>
      </Article>
      <Article title="Where to find the details">
        <p>Take date, time and place from a source that names where they come from, such as an interview or a birth register. A time of exactly noon is often only a placeholder.</p>
      </Article>
    </>
  );
}
