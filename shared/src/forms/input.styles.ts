import styled, { css } from 'styled-components';

const inputStyles = css`
  width: 100%;
  min-height: var(--s-12);
  padding: var(--s-2) var(--s-3);
  border: 1px solid var(--control);
  border-radius: var(--r-s);
  background-color: var(--paper-raised);
  font-size: var(--t-m);
  line-height: 1.5rem;
  transition: border-color var(--quick), box-shadow var(--quick);
  &::placeholder {
    color: var(--ink-2);
    opacity: 1;
  }
  &:hover {
    border-color: var(--ink-2);
  }
  &&[aria-invalid='true'] {
    border-color: var(--bad);
    box-shadow: inset 0 0 0 1px var(--bad);
  }
  &&:focus {
    outline: 0;
    border-color: var(--focus);
    box-shadow: 0 0 0 2px var(--focus);
  }
  &&:disabled {
    background-color: var(--paper-sunk);
    color: var(--ink-2);
    border-color: var(--rule);
    cursor: not-allowed;
  }
`;

/** The styled text input. */
export const Input = styled.input`
  ${inputStyles}
`;

/** The styled select, with the site's own arrow. */
export const Select = styled.select`
  ${inputStyles}
  appearance: none;
  padding-right: var(--s-10);
  background-image: linear-gradient(45deg, transparent 50%, currentColor 50%),
    linear-gradient(-45deg, transparent 50%, currentColor 50%);
  background-size: 6px 6px;
  background-position:
    right 18px center,
    right 12px center;
  background-repeat: no-repeat;
`;

/** The styled text area. */
export const TextArea = styled.textarea`
  ${inputStyles}
  display: block;
  min-height: 7.5rem;
  resize: vertical;
`;
