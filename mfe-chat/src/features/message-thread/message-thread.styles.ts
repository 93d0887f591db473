import styled, { css, keyframes } from 'styled-components';

const blink = keyframes`50%{opacity:0}`;

export const ThreadScroller = styled.div`
  position: relative;
  overflow: hidden auto;
  overscroll-behavior: contain;
  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const DateDivider = styled.p`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  font-size: var(--t-xs);
  line-height: var(--l-xs);
  color: var(--on-night-2);
  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: var(--night-rule);
  }
`;

const skippedOutOfView = css`
  content-visibility: auto;
  contain-intrinsic-size: auto 100rem;
`;

/**
 * A row of messages. Rows out of view are not laid out, but can be found and read by screen readers (`content-visibility`). Rows
 * instead of single messages, because the browser checks the visibility of each such element in every frame. Rows near the end
 * are always laid out, so that scrolling to the last question is exact.
 */
export const MessageRow = styled.div<{ $isNearEnd: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
  ${({ $isNearEnd }) => !$isNearEnd && skippedOutOfView}
`;

export const UserMessage = styled.p`
  justify-self: end;
  max-width: 85%;
  padding: var(--s-3) var(--s-4);
  background: var(--night-raised);
  border: 1px solid var(--night-rule);
  border-radius: var(--r-l) var(--r-l) var(--r-s) var(--r-l);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const ReplyBox = styled.article`
  display: grid;
  grid-template-columns: var(--s-8) minmax(0, 1fr);
  gap: var(--s-3);
  > svg {
    width: var(--s-8);
    height: var(--s-8);
  }
`;

export const ReplyBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3);
  max-width: var(--read);
  overflow-wrap: anywhere;
`;

/** The first sentence of an answer. */
export const Lead = styled.p`
  font: 500 var(--t-l) / var(--l-l) var(--serif);
`;

export const Folded = styled.details`
  summary {
    display: flex;
    align-items: center;
    width: fit-content;
    min-height: var(--tap);
    color: var(--gold);
    font-size: var(--t-s);
    cursor: pointer;
  }
  > div {
    display: grid;
    gap: var(--s-3);
  }
`;

export const MessageFooter = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: var(--s-3);
  min-height: var(--tap);
  border-top: 1px solid var(--night-rule);
  font-size: var(--t-xs);
  line-height: var(--l-xs);
  color: var(--on-night-2);
  > span:last-child:not(:first-child) {
    display: flex;
    margin-right: calc(var(--s-2) * -1);
  }
`;

export const Caret = styled.span`
  display: inline-block;
  width: 2px;
  height: 1.1em;
  margin-left: 3px;
  vertical-align: -0.18em;
  background: var(--gold);
  animation: ${blink} 1.1s steps(2) infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
