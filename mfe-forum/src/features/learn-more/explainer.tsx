import styled from 'styled-components';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { PageHeader, Prose, SegmentedLinks } from '@oracle-astra/shared/components';
import { ButtonLink, DescriptionList, Container } from '@oracle-astra/shared/ui';
import { copy } from '../../copy';
import type { LearnMoreCopy } from './learn-more-copy';

const Text = styled(Prose)`
  padding-bottom: var(--s-12);
  .go {
    justify-self: start;
    padding-top: var(--s-4);
  }
`;

/** Explains how points are earned and redeemed, in the language of its copy. */
export function Explainer({ content }: { content: LearnMoreCopy }) {
  const { earning, limit, redeeming, fair } = content;
  return (
    <div lang={content.lang}>
      <PageHeader title={content.title} lead={content.lead} backLink={{ to: siteRoutes.forum({ page: '1' }), label: copy.forum }}>
        <SegmentedLinks
          label={content.language}
          links={[
            { to: siteRoutes.forumLearnMore, label: 'English', current: content.lang === 'en', lang: 'en' },
            { to: siteRoutes.forumLearnMoreHindi, label: 'हिन्दी', current: content.lang === 'hi', lang: 'hi' },
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
              {content.toForum}
            </ButtonLink>
          </div>
        </Text>
      </Container>
    </div>
  );
}
