import styled from 'styled-components';
import { HeroChart } from '@oracle-astra/shared/art';

interface AboutSection {
  title: string;
  text: string;
}

const Figure = styled.figure`
  display: grid;
  gap: var(--s-2);
  max-width: 26rem;
  color: var(--link);
  --hero-ground: var(--paper);
  svg {
    width: 100%;
    height: auto;
  }
  figcaption {
    color: var(--ink-2);
  }
`;

const idOf = (title: string) => title.toLowerCase().replace(/[^a-z\d]+/g, '-');

/** The sections as entries of a list of contents. */
export const aboutParts = (sections: readonly AboutSection[]) => sections.map(({ title }) => ({ id: idOf(title), text: title }));

/** What the company says of itself; the first section has the picture. */
export function AboutText({ sections }: { sections: readonly AboutSection[] }) {
  return sections.map(({ title, text }, index) => (
    <div key={title} className="stack">
      <h2 id={idOf(title)}>{title}</h2>
      <p className={index === 0 ? 'lead' : undefined}>{text}</p>
      {index === 0 && (
        <Figure>
          <HeroChart />
          <figcaption className="tiny">A chart of the sky: signs outside, nakshatras inside.</figcaption>
        </Figure>
      )}
    </div>
  ));
}
