import { useId, useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { DialogBody, DialogCorner, DialogFrame } from './dialog.styles';
import { IconButton } from '../button/icon-button';
import { useDismiss } from './use-dismiss';
import { useModal } from './use-modal';
import { useDocumentBody } from '../use-document-body';

export interface DialogProps {
  open: boolean;
  /** Its h2; required unless `labelledBy` is set. */
  title?: ReactNode;
  /** The id of the element that names a dialog without `title`. */
  labelledBy?: string;
  describedBy?: string;
  role?: 'dialog' | 'alertdialog';
  /** Called by the close button, Escape, the backdrop or the back gesture of a phone. */
  onClose: () => void;
  /** False disables all of these. */
  closable?: boolean;
  /** Defaults to the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

/**
 * A modal dialog on the native element, rendered into the body so that it has the light surface even
 * on dark sections. It traps and restores the focus. Renders nothing on the server or while closed.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  const body = useDocumentBody();
  return open && body ? createPortal(<OpenDialog {...rest} />, body) : null;
}

type OpenDialogProps = Omit<DialogProps, 'open'>;

function OpenDialog({ title, labelledBy, describedBy, role, onClose, closable = true, initialFocus, children }: OpenDialogProps) {
  const t = useTranslations();
  const frame = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useModal(frame, {
    initialFocus,
    onForcedClose() {
      if (closable) onClose();
      return closable;
    },
  });
  const dismissal = useDismiss(frame, closable ? onClose : undefined);
  return (
    <DialogFrame
      ref={frame}
      role={role}
      aria-modal="true"
      aria-labelledby={labelledBy ?? heading}
      aria-describedby={describedBy}
      {...dismissal}
    >
      <DialogBody>
        {title && <h2 id={heading}>{title}</h2>}
        {children}
        {closable && role !== 'alertdialog' && (
          <DialogCorner>
            <IconButton icon="close" label={t('shared.action.close')} onClick={onClose} />
          </DialogCorner>
        )}
      </DialogBody>
    </DialogFrame>
  );
}
