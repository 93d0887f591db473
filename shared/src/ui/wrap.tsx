import styled from 'styled-components';

/** The page's column: full width with side margins, 70rem at most. */
export const Wrap = styled.div.attrs({ className: 'wrap' })``;
