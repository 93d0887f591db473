import styled from 'styled-components';

/** The page's column: full width with side margins, 70rem at most. */
export const Container = styled.div.attrs({ className: 'wrap' })``;
