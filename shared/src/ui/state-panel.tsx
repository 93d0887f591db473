import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button } from './button/button';
import { Icon } from './icon';
import { Panel } from './panel';

const Box = styled(Panel)`
  display: grid;
  align-content: start;
  gap: var(--s-3);
  justify-items: start;
  padding: var(--s-6) var(--s-4);
  > svg:first-child {
    color: var(--ink-2);
  }
`;

interface StatePanelProps {
  /** An illustration, `StateArt` for instance. */
  art?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Announces the panel at once, for failures. */
  alert?: boolean;
  /** The heading level in the outline of the page. */
  level?: 2 | 3;
}

/** Shown in place of a list or page that cannot be shown, with the reason. */
export function StatePanel({ art, title, children, action, alert, level = 2 }: StatePanelProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Box role={alert ? 'alert' : undefined}>
      {art}
      <Heading>{title}</Heading>
      {children && <div className="small mute read">{children}</div>}
      {action}
    </Box>
  );
}

/** The empty state: what belongs here, and a first step. */
export function EmptyState(props: Omit<StatePanelProps, 'alert'>) {
  return <StatePanel {...props} />;
}

interface ErrorStateProps {
  art?: ReactNode;
  title?: ReactNode;
  message?: ReactNode;
  onRetry: () => void;
  busy?: boolean;
  level?: 2 | 3;
}

/** The error state: what failed to load, and Retry. */
export function ErrorState({ art, title, message, onRetry, busy, level }: ErrorStateProps) {
  const t = useTranslations();
  const retry = (
    <Button small busy={busy} onClick={onRetry}>
      {!busy && <Icon name="refresh" size={20} />}
      <span>{t('shared.action.retry')}</span>
    </Button>
  );
  return (
    <StatePanel art={art} title={title ?? t('shared.error.title')} action={retry} alert level={level}>
      {message ?? t('shared.error.message')}
    </StatePanel>
  );
}
