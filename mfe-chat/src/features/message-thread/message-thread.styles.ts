import styled, { keyframes } from 'styled-components';

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
