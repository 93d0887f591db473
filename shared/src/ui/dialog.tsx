import { useId, useRef, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { DialogBody, DialogCorner, DialogFrame } from './dialog.styles';
import { IconButton } from './icon-button';
import { useDismiss } from './use-dismiss';
import { useModal } from './use-modal';
import { useDocumentBody } from './use-document-body';

export interface DialogProps {
  open: boolean;
  /** Its h2; leave it out only with `labelledBy`. */
  title?: ReactNode;
  /** The id of the element that names the dialog when it draws its own title. */
  labelledBy?: string;
  describedBy?: string;
  role?: 'dialog' | 'alertdialog';
  /** Asked for by the cross, Escape, the veil or the phone's back gesture. */
  onClose: () => void;
  /** False takes all of these ways away. */
  closable?: boolean;
  /** By default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

/**
 * A modal dialog on the native element, in the body of the document so that it keeps to paper over
 * night. It holds the focus and gives it back. Nothing is rendered on the server or while closed.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  const body = useDocumentBody();
  return open && body ? createPortal(<OpenDialog {...rest} />, body) : null;
}

type OpenDialogProps = Omit<DialogProps, 'open'>;

function OpenDialog({ title, labelledBy, describedBy, role, onClose, closable = true, initialFocus, children }: OpenDialogProps) {
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
            <IconButton icon="close" label="Close" onClick={onClose} />
          </DialogCorner>
        )}
      </DialogBody>
    </DialogFrame>
  );
}
