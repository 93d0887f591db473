import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from './icon';
import type { IconName } from './icon-paths';

type CalloutTone = 'good' | 'bad';

const toned = css<{ $tone?: CalloutTone }>`
  border-color: var(--${({ $tone }) => $tone});
  background: var(--${({ $tone }) => $tone}-wash);
  > svg {
    color: var(--${({ $tone }) => $tone});
  }
`;

const CalloutBox = styled.div<{ $tone?: CalloutTone }>`
  display: flex;
  gap: var(--s-3);
  padding: var(--s-3) var(--s-4);
  border-left: 2px solid var(--control);
  background: var(--paper-sunk);
  color: var(--ink);
  font-size: var(--t-s);
  line-height: var(--l-s);
  > svg {
    margin-top: calc(var(--s-1) / 2);
  }
  ${({ $tone }) => $tone && toned}
`;

const icons = { good: 'check', bad: 'alert' } as const;

interface CalloutProps {
  tone?: CalloutTone;
  /** Defaults to the icon of the tone. */
  icon?: IconName;
  /** `alert` for a new failure, `status` for a new success. */
  role?: 'alert' | 'status';
  children: ReactNode;
}

/** A highlighted note in the content of a page. */
export function Callout({ tone, icon, role, children }: CalloutProps) {
  return (
    <CalloutBox $tone={tone} role={role}>
      <Icon name={icon ?? (tone ? icons[tone] : 'info')} size={20} />
      <div>{children}</div>
    </CalloutBox>
  );
}
