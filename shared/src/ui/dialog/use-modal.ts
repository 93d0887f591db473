import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { keepFocus } from './keep-focus';

interface ModalOptions {
  initialFocus?: RefObject<HTMLElement | null>;
  /** Called after the browser closed it; returning false reopens it. */
  onForcedClose: () => boolean;
}

/**
 * Opens the dialog as a modal while the component is mounted: the rest of the page is inert and the
 * focus stays inside. On unmount the focus returns to where it was, or beside it.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, { initialFocus, onForcedClose }: ModalOptions) {
  // Browsers close on a second Escape or back gesture even after preventDefault, so the state follows or the dialog reopens.
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

/** Chrome gives the focus back without its caret, so that nothing can be typed, where the selection lies in the dialog that closes: a tap leaves it there. */
function dropSelection(element: HTMLElement): void {
  const selection = getSelection();
  if (selection?.anchorNode && element.contains(selection.anchorNode)) selection.removeAllRanges();
}
