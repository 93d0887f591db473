import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

interface ModalOptions {
  initialFocus?: RefObject<HTMLElement | null>;
  /** Called after the browser closed it; returning false reopens it. */
  onForcedClose: () => boolean;
}

/**
 * Opens the dialog as a modal while the component is mounted: the rest of the page is inert and the
 * focus stays inside. On unmount the focus returns to where it was.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, { initialFocus, onForcedClose }: ModalOptions) {
  // Browsers close on a second Escape or back gesture even after preventDefault, so the state follows or the dialog reopens.
  const handleForcedClose = useEffectEvent((element: HTMLDialogElement) => {
    if (!element.open && !onForcedClose()) element.showModal();
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const previousFocus = document.activeElement;
    const handleClose = () => handleForcedClose(element);
    element.showModal();
    initialFocus?.current?.focus();
    element.addEventListener('close', handleClose);
    return () => {
      element.removeEventListener('close', handleClose);
      element.close();
      if (previousFocus instanceof HTMLElement) previousFocus.focus();
    };
  }, [dialog, initialFocus]);
}
