import styled from 'styled-components';
import { Prose } from '@oracle-astra/shared/components';

// The HTML of Hindi posts has a wrapper element, whose children need the same spacing.
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

/** The text of a post; `html` must be sanitized. */
export function PostBody({ html }: { html: string }) {
  return <Column dangerouslySetInnerHTML={{ __html: html }} />;
}
