import styled from 'styled-components';

/** A list with a line between its rows, such as that of the devices. */
export const Rows = styled.ul`
  border-top: 1px solid var(--control);
`;

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2) var(--s-4);
  padding-block: var(--s-3);
  border-bottom: 1px solid var(--rule);
`;
