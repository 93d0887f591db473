import styled from 'styled-components';
import { HeroChart } from '@oracle-astra/shared/art';
import { useTranslations } from '@oracle-astra/shared/i18n';

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

const toId = (title: string) => title.toLowerCase().replace(/[^\p{L}\p{M}\d]+/gu, '-');

/** Converts the sections into entries of a table of contents. */
export const toContentsEntries = (sections: readonly AboutSection[]) => sections.map(({ title }) => ({ id: toId(title), text: title }));

/** The sections of the about page; the first one includes the figure. */
export function AboutText({ sections }: { sections: readonly AboutSection[] }) {
  const t = useTranslations();
  return sections.map(({ title, text }, index) => (
    <div key={title} className="stack">
      <h2 id={toId(title)}>{title}</h2>
      <p className={index === 0 ? 'lead' : undefined}>{text}</p>
      {index === 0 && (
        <Figure>
          <HeroChart />
          <figcaption className="tiny">{t('content.about.figure')}</figcaption>
        </Figure>
      )}
    </div>
  ));
}
