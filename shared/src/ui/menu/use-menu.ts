import { useEffect, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { isComposing } from '../is-composing';

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The open state of a menu, with its keyboard and pointer handlers. */
export function useMenu(anchor: RefObject<HTMLElement | null>, onOpen?: () => void) {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return;
    const handlePointerDown = (event: PointerEvent) => {
      if (!anchor.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', handlePointerDown);
    return () => document.removeEventListener('pointerdown', handlePointerDown);
  }, [open, anchor]);

  const button = () => anchor.current?.querySelector<HTMLElement>('[aria-expanded]');
  const entries = () => Array.from(anchor.current?.querySelectorAll<HTMLElement>('li :is(a, button)') ?? []);

  return {
    open,
    close() {
      setOpen(false);
      button()?.focus();
    },
    toggle() {
      if (!open) onOpen?.();
      setOpen(!open);
    },
    onKeyDown(event: KeyboardEvent) {
      if (!open || isComposing(event)) return;
      if (event.key === 'Escape') {
        event.stopPropagation();
        setOpen(false);
        button()?.focus();
        return;
      }
      const step = steps[event.key];
      const all = entries();
      if (!step || all.length === 0) return;
      event.preventDefault();
      all[
        step(
          all.findIndex((entry) => entry === event.target),
          all.length,
        )
      ]?.focus();
    },
    onBlur(event: FocusEvent) {
      const goesTo = event.relatedTarget;
      if (goesTo && !anchor.current?.contains(goesTo)) setOpen(false);
    },
  };
}
