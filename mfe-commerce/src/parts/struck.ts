import styled from 'styled-components';

/** A price that is no longer asked for. */
export const Struck = styled.s`
  color: var(--ink-2);
  text-decoration-thickness: 1px;
`;
