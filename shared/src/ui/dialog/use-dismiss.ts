import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, type SyntheticEvent } from 'react';
import { isComposing } from '../is-composing';

/** Handlers that close a modal by Escape, the backdrop or the back gesture of a phone. Without `onClose` none of them closes it. */
export function useDismiss(frame: RefObject<HTMLDialogElement | null>, onClose?: () => void) {
  // A press that starts on the text and ends on the backdrop is a text selection, not a request to close.
  const startedOnBackdrop = useRef(false);
  return {
    onKeyDown(event: KeyboardEvent) {
      // In an input method Escape discards the word that is being composed.
      if (event.key !== 'Escape' || isComposing(event)) return;
      event.preventDefault();
      event.stopPropagation();
      onClose?.();
    },
    onCancel(event: SyntheticEvent) {
      event.preventDefault();
      onClose?.();
    },
    onPointerDown(event: PointerEvent) {
      startedOnBackdrop.current = event.target === frame.current;
    },
    onClick(event: MouseEvent) {
      if (startedOnBackdrop.current && event.target === frame.current) onClose?.();
    },
  };
}
