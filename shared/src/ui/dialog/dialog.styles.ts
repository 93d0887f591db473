import styled, { keyframes } from 'styled-components';
import { media } from '@oracle-astra/shared/theme';

const arrive = keyframes`from{opacity:0;transform:translateY(8px)}`;

/** The native element without padding, so that a click on it is a click on the backdrop. */
export const DialogFrame = styled.dialog`
  width: calc(100% - var(--s-8));
  max-width: 26rem;
  max-height: calc(100dvh - var(--s-8));
  margin: auto;
  padding: 0;
  border: 0;
  border-radius: var(--r-l);
  background: var(--paper-raised);
  color: var(--ink);
  font: 400 var(--t-m) / var(--l-m) var(--sans);
  box-shadow: var(--dialog);
  overflow: auto;
  overscroll-behavior: contain;
  animation: ${arrive} var(--enter) var(--ease);
  container: dialog / inline-size;
`;

/** The content of the dialog. */
export const DialogBody = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
  padding: var(--s-5) var(--s-4);
  ${media.s} {
    padding: var(--s-6);
  }
  > h2 {
    padding-right: var(--s-10);
  }
  /* With large text the close button is above the title, which needs the whole width. */
  @container dialog (max-width: 15rem) {
    padding: var(--s-5) var(--s-3);
    > h2 {
      padding: var(--s-8) 0 0;
      font-size: var(--t-l);
      line-height: var(--l-l);
    }
  }
`;

/** Puts the close button into the corner, last in the focus order. */
export const DialogCorner = styled.div`
  position: absolute;
  top: var(--s-3);
  right: var(--s-3);
`;

/** The row of buttons at the end of a dialog. */
export const DialogActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--s-3);
`;
