import styled from 'styled-components';

/** A fieldset for several controls. */
export const FieldGroup = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-1);
  align-content: start;
`;

/** The name of a `FieldGroup`. */
export const Legend = styled.legend`
  margin-bottom: var(--s-1);
  padding: 0;
  font-size: var(--t-s);
  line-height: var(--l-s);
  font-weight: 600;
`;
