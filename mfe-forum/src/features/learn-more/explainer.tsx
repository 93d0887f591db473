import styled from 'styled-components';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { PageHeader, Prose, SegmentedLinks } from '@oracle-astra/shared/components';
import { ButtonLink, DescriptionList, Container } from '@oracle-astra/shared/ui';
import { words } from '../../copy';
import type { LearnMoreText } from './texts';

const Text = styled(Prose)`
  padding-bottom: var(--s-12);
  .go {
    justify-self: start;
    padding-top: var(--s-4);
  }
`;

/** How points are earned and become questions, in the language of the text. */
export function Explainer({ text }: { text: LearnMoreText }) {
  const { earning, limit, redeeming, fair } = text;
  return (
    <div lang={text.lang}>
      <PageHeader title={text.title} lead={text.lead} backLink={{ to: siteRoutes.forum({ page: '1' }), label: words.forum }}>
        <SegmentedLinks
          label={text.language}
          links={[
            { to: siteRoutes.forumLearnMore, label: 'English', current: text.lang === 'en', lang: 'en' },
            { to: siteRoutes.forumLearnMoreHindi, label: 'हिन्दी', current: text.lang === 'hi', lang: 'hi' },
          ]}
        />
      </PageHeader>
      <Container>
        <Text>
          <h2>{earning.title}</h2>
          <DescriptionList rows={earning.rows.map(({ term, points }) => ({ term, value: <b className="gold">+{points}</b> }))} />
          <p>{earning.note}</p>
          <h2>{limit.title}</h2>
          <p>{limit.text}</p>
          <h2>{redeeming.title}</h2>
          <ul>
            {redeeming.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
          <h2>{fair.title}</h2>
          <ul>
            {fair.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <div className="go">
            <ButtonLink variant="primary" wide to={siteRoutes.forum()}>
              {text.toForum}
            </ButtonLink>
          </div>
        </Text>
      </Container>
    </div>
  );
}
