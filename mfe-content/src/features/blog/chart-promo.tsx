import styled from 'styled-components';
import { promotedFreeQuestions, questionPricePaise, siteRoutes } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { ButtonLink, Panel } from '@oracle-astra/shared/ui';

const Box = styled(Panel)`
  display: grid;
  gap: var(--s-4);
  align-content: start;
  justify-items: start;
  max-width: var(--read);
  margin-top: var(--s-8);
  padding: var(--s-5);
`;

/** Promotes the reader's own chart after a post, with the price of a question. */
export function ChartPromo() {
  return (
    <Box as="aside" aria-label="Your own chart">
      <h2>How does it stand in my chart?</h2>
      <p className="small mute">
        Your birth details give the chart, free. A question to Oracle or Astra is free {promotedFreeQuestions} times, then{' '}
        {formatRupees(questionPricePaise)}.
      </p>
      <ButtonLink variant="primary" wide to={siteRoutes.freeKundli()}>
        See my chart
      </ButtonLink>
    </Box>
  );
}
