import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, type SyntheticEvent } from 'react';

/**
 * The ways out of a modal other than its own buttons: Escape, the veil, the phone's back gesture.
 * Without `onClose` none of them closes it.
 */
export function useDismiss(frame: RefObject<HTMLDialogElement | null>, onClose?: () => void) {
  // A press that began on the text and ended on the veil is a selection, not a wish to leave.
  const pressedVeil = useRef(false);
  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      onClose?.();
    },
    onCancel(event: SyntheticEvent) {
      event.preventDefault();
      onClose?.();
    },
    onPointerDown(event: PointerEvent) {
      pressedVeil.current = event.target === frame.current;
    },
    onClick(event: MouseEvent) {
      if (pressedVeil.current && event.target === frame.current) onClose?.();
    },
  };
}
