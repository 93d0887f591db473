import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Icon } from './icon';
import { IconButton } from './button/icon-button';
import type { IconName } from './icon-paths';

export type ToastTone = 'good' | 'bad' | 'warn';

const colours = { good: '--good', bad: '--bad', warn: '--saffron-ink' };
const edges = { good: '--good', bad: '--bad', warn: '--saffron' };
const icons = { good: 'check', bad: 'alert', warn: 'info' } as const;

const arrive = keyframes`from{opacity:0;transform:translateY(8px)}`;

const Box = styled.div<{ $tone: ToastTone }>`
  display: flex;
  gap: var(--s-3);
  align-items: center;
  max-width: 26rem;
  padding: var(--s-3) var(--s-2) var(--s-3) var(--s-4);
  background: var(--paper-raised);
  color: var(--ink);
  border: 1px solid var(--rule);
  border-left: 4px solid var(${({ $tone }) => edges[$tone]});
  border-radius: var(--r-s);
  box-shadow: var(--lift);
  font-size: var(--t-s);
  line-height: var(--l-s);
  animation: ${arrive} var(--enter) var(--ease);
  > :nth-child(2) {
    flex: 1;
  }
  > svg {
    color: var(${({ $tone }) => colours[$tone]});
  }
`;

export interface ToastProps {
  tone: ToastTone;
  /** Defaults to the icon of the tone. */
  icon?: IconName;
  children: ReactNode;
  /** A button, such as Reload. */
  action?: ReactNode;
  onClose: () => void;
}

/** A short message about an event. The owner decides how long it stays. */
export function Toast({ tone, icon, children, action, onClose }: ToastProps) {
  const t = useTranslations();
  return (
    <Box $tone={tone} role={tone === 'bad' ? 'alert' : undefined}>
      <Icon name={icon ?? icons[tone]} size={20} />
      <div>{children}</div>
      {action}
      <IconButton icon="close" size={20} label={t('shared.action.close')} onClick={onClose} />
    </Box>
  );
}
