import styled from 'styled-components';
import { DescriptionList, Panel, type Description } from '@oracle-astra/shared/ui';

const Box = styled(Panel)`
  display: grid;
  gap: var(--s-4);
  padding: var(--s-5);
  && h2 {
    margin: 0;
  }
`;

/** The key facts of a policy. */
export function PolicySummary({ rows }: { rows: readonly Description[] }) {
  return (
    <Box>
      <h2>In short</h2>
      <DescriptionList rows={rows} />
    </Box>
  );
}
