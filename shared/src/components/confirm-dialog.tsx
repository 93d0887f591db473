import { useId, type ReactNode } from 'react';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button, Dialog, DialogActions } from '@oracle-astra/shared/ui';

interface ConfirmDialogProps {
  open: boolean;
  question: ReactNode;
  /** Details about the consequences, below the question. */
  children?: ReactNode;
  yes?: string;
  no?: string;
  /** Whether the action cannot be undone. */
  danger?: boolean;
  /** While the action runs it can neither be repeated nor declined. */
  busy?: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** Asks for confirmation; the initial focus is on the button that cancels. */
export function ConfirmDialog({ open, question, children, yes, no, danger, busy, onYes, onNo }: ConfirmDialogProps) {
  const t = useTranslations();
  const details = useId();
  return (
    <Dialog open={open} role="alertdialog" title={question} describedBy={children ? details : undefined} closable={!busy} onClose={onNo}>
      {children && (
        <div id={details} className="small">
          {children}
        </div>
      )}
      <DialogActions>
        <Button small aria-disabled={busy || undefined} onClick={busy ? undefined : onNo}>
          {no ?? t('shared.action.no')}
        </Button>
        <Button small variant={danger ? 'danger' : 'secondary'} busy={busy} onClick={onYes}>
          {yes ?? t('shared.action.yes')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
