import { useId, type ReactNode } from 'react';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button } from '../button/button';
import { Dialog } from './dialog';
import { DialogActions } from './dialog.styles';

interface AlertDialogProps {
  message: ReactNode;
  onClose: () => void;
}

/** A message that must be read before continuing; open while it is rendered. */
export function AlertDialog({ message, onClose }: AlertDialogProps) {
  const t = useTranslations();
  const text = useId();
  return (
    <Dialog open role="alertdialog" labelledBy={text} onClose={onClose}>
      <p id={text}>{message}</p>
      <DialogActions>
        <Button variant="secondary" small onClick={onClose}>
          {t('shared.action.ok')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
