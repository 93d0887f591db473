import styled from 'styled-components';

/** The column of a page: full width with side margins, at most 70rem. */
export const Container = styled.div.attrs({ className: 'wrap' })``;
