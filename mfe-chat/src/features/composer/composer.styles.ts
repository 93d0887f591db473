import styled from 'styled-components';
import { TextArea } from '@oracle-astra/shared/forms';

export const ComposerBar = styled.div`
  border-top: 1px solid var(--night-rule);
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-2);
    max-width: 46rem;
    margin-inline: auto;
    padding: var(--s-3) var(--s-4) max(var(--s-3), env(safe-area-inset-bottom));
  }
`;

export const QuestionForm = styled.form`
  display: grid;
  grid-template-columns: 1fr;
  grid-auto-columns: auto;
  grid-auto-flow: column;
  gap: var(--s-2);
  align-items: end;
`;

/** A text area that begins with one line and grows with its text. */
export const QuestionField = styled(TextArea)`
  min-height: var(--s-12);
  max-height: 9rem;
  height: var(--s-12);
  resize: none;
  border-radius: var(--r-m);
  @supports (field-sizing: content) {
    height: auto;
    field-sizing: content;
  }
`;

export const SendButton = styled.button`
  display: grid;
  place-items: center;
  width: var(--s-12);
  height: var(--s-12);
  border: 1px solid transparent;
  border-radius: var(--r-m);
  background: var(--saffron);
  color: var(--on-saffron);
  cursor: pointer;
  &:active {
    background: var(--saffron-press);
  }
  &[aria-disabled='true'] {
    background: none;
    border-color: var(--night-control);
    color: var(--on-night-2);
    cursor: not-allowed;
  }
`;

export const ErrorBox = styled.div`
  p {
    color: var(--gold);
  }
`;
