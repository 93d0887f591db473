import styled from 'styled-components';

/** The form of a login step; its buttons fill the width. */
export const StepForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
`;
