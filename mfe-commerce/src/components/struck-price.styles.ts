import styled from 'styled-components';

/** A former price, struck through. */
export const StruckPrice = styled.s`
  color: var(--ink-2);
  text-decoration-thickness: 1px;
`;
