import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from './icon';
import type { IconName } from './icon-paths';

type BannerTone = 'now' | 'bad';

const tones = { now: '--tone: var(--saffron-ink);', bad: '--tone: var(--bad);' };

const BannerBox = styled.div<{ $tone?: BannerTone }>`
  ${({ $tone }) => $tone && tones[$tone]}
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-3);
  align-items: center;
  padding: var(--s-2) var(--s-4);
  border-bottom: 1px solid var(--rule);
  background: var(--paper-sunk);
  color: var(--ink);
  font-size: var(--t-s);
  line-height: 1.375rem;
  box-shadow: inset 3px 0 var(--tone, var(--control));
  > svg {
    color: var(--tone, var(--ink-2));
  }
  /* The text keeps room for a few words; with large text the action wraps below it. */
  > div:first-of-type {
    flex: 1 1 8rem;
    min-width: 0;
  }
`;

interface BannerProps {
  tone?: BannerTone;
  icon: IconName;
  children: ReactNode;
  action?: ReactNode;
}

/** A message below the header about a lasting state, such as being offline; screen readers announce it politely. */
export function Banner({ tone, icon, children, action }: BannerProps) {
  return (
    <BannerBox $tone={tone} role="status">
      <Icon name={icon} size={20} />
      <div>{children}</div>
      {action}
    </BannerBox>
  );
}
