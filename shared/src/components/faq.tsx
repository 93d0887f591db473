import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '@oracle-astra/shared/ui';

const Details = styled.details`
  border-bottom: 1px solid var(--rule);
  summary {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: var(--s-4);
    min-height: var(--s-12);
    padding-block: var(--s-2);
    cursor: pointer;
    list-style: none;
    font-weight: 600;
    font-size: var(--t-s);
    line-height: var(--l-s);
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    transition: transform var(--quick);
  }
  &[open] summary svg {
    transform: rotate(180deg);
  }
  > div {
    padding-bottom: var(--s-4);
    max-width: var(--read);
  }
`;

/** A collapsible question; native `details` work without scripts. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <Details>
      <summary>
        {summary}
        <Icon name="down" size={20} />
      </summary>
      <div>{children}</div>
    </Details>
  );
}

export interface FaqItem {
  question: string;
  answer: string;
}

/** FAQPage of schema.org. `<` is escaped, because a text must not end the script element. */
const toJson = (items: readonly FaqItem[]) =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }).replace(/</g, '\\u003c');

/** A list of questions with collapsed answers and their structured data for search engines. Use it once on a page. */
export function Faq({ items }: { items: readonly FaqItem[] }) {
  const json = toJson(items);
  return (
    <div>
      {/* eslint-disable-next-line astra/no-script-sinks -- JSON without elements */}
      <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
      {items.map(({ question, answer }) => (
        <Disclosure key={question} summary={question}>
          <p className="small mute">{answer}</p>
        </Disclosure>
      ))}
    </div>
  );
}
