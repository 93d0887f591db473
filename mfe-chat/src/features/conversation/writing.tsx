import styled, { keyframes } from 'styled-components';
import type { Astrologer } from '@oracle-astra/shared/contract';
import { Slip } from './look';
import { ReplyFrame } from './reply';

const rise = keyframes`0%,60%,100%{opacity:.3}30%{opacity:1}`;

const Dots = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--s-1);
  min-height: var(--l-m);
  color: var(--gold);
  i {
    width: var(--s-2);
    height: var(--s-2);
    border-radius: var(--r-round);
    background: currentColor;
    animation: ${rise} 1.2s infinite;
  }
  i:nth-child(2) {
    animation-delay: 0.15s;
  }
  i:nth-child(3) {
    animation-delay: 0.3s;
  }
  @media (prefers-reduced-motion: reduce) {
    i {
      animation: none;
    }
  }
`;

/** An answer that is being written: first three dots, then its words as they come. */
export function Writing({ astrologer, text }: { astrologer: Astrologer; text: string }) {
  return (
    <ReplyFrame astrologer={astrologer} text={text} busy>
      {text === '' && (
        <Dots role="img" aria-label={`${astrologer} is thinking`}>
          <i />
          <i />
          <i />
        </Dots>
      )}
      <Slip>
        <span lang="en">{`${astrologer} is writing. A question counts only when the answer is complete.`}</span>
      </Slip>
    </ReplyFrame>
  );
}
