import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { keepFocus } from './keep-focus';

interface ModalOptions {
  initialFocus?: RefObject<HTMLElement | null>;
  /** Called after the browser closed the dialog; returning false reopens it. */
  onForcedClose: () => boolean;
}

/**
 * Opens the dialog as a modal while the component is mounted: the rest of the page is inert and the focus stays inside. On
 * unmount the focus returns to the element that had it, or to one beside it.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, { initialFocus, onForcedClose }: ModalOptions) {
  // Browsers close the dialog on a second Escape or back gesture even after preventDefault; then the owner closes it too, or it is
  // reopened.
  const handleForcedClose = useEffectEvent((element: HTMLDialogElement) => {
    if (!element.open && !onForcedClose()) element.showModal();
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const { activeElement } = document;
    const restoreFocus = activeElement instanceof HTMLElement ? keepFocus(activeElement) : null;
    const handleClose = () => handleForcedClose(element);
    element.showModal();
    initialFocus?.current?.focus();
    element.addEventListener('close', handleClose);
    return () => {
      element.removeEventListener('close', handleClose);
      dropSelection(element);
      element.close();
      restoreFocus?.();
    };
  }, [dialog, initialFocus]);
}

/** If the selection is inside the closing dialog, as after a tap, Chrome returns the focus without a caret, and typing has no effect. */
function dropSelection(element: HTMLElement): void {
  const selection = getSelection();
  if (selection?.anchorNode && element.contains(selection.anchorNode)) selection.removeAllRanges();
}
