import styled from 'styled-components';
import { Prose } from '@oracle-astra/shared/components';

// Hindi posts stand in an element of their own; what lies in it keeps the distances of the column.
const Column = styled(Prose)`
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: inherit;
  }
  > p:first-child {
    font-size: var(--t-l);
    line-height: var(--l-l);
  }
`;

/** The text of a post, given as cleaned HTML. */
export function PostBody({ html }: { html: string }) {
  return <Column dangerouslySetInnerHTML={{ __html: html }} />;
}
