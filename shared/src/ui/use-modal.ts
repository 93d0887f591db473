import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

interface ModalOptions {
  initialFocus?: RefObject<HTMLElement | null>;
  /** The browser closed it by itself; false keeps it open. */
  onForcedClose: () => boolean;
}

/**
 * Opens the dialog as a modal while the component lives: the rest of the page is inert and the
 * focus stays inside. At the end the focus goes back to where it was.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, { initialFocus, onForcedClose }: ModalOptions) {
  // Browsers close on a second Escape or back gesture whatever the page says; the page's state follows, or undoes it.
  const forced = useEffectEvent((element: HTMLDialogElement) => {
    if (!element.open && !onForcedClose()) element.showModal();
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    const closed = () => forced(element);
    element.showModal();
    initialFocus?.current?.focus();
    element.addEventListener('close', closed);
    return () => {
      element.removeEventListener('close', closed);
      element.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [dialog, initialFocus]);
}
