import { useState, type KeyboardEvent } from 'react';
import { isComposing } from '../../ui/is-composing';

/** The keyboard state of a combobox with `count` options: the active option, and whether the list is open. */
export function useCombobox(count: number, pick: (index: number) => void) {
  const [isOpen, setOpen] = useState(false);
  const [requested, setRequested] = useState(0);
  const active = Math.min(requested, count - 1);
  const shown = isOpen && count > 0;

  const move = (to: number) => {
    setOpen(true);
    setRequested(((to % count) + count) % count);
  };
  const take = (index: number) => {
    setOpen(false);
    pick(index);
  };

  return {
    isOpen,
    active,
    take,
    open: () => setOpen(true),
    close: () => setOpen(false),
    /** Opens the list at its first option after the text changed. */
    restart() {
      setOpen(true);
      setRequested(0);
    },
    onKeyDown(event: KeyboardEvent) {
      if (isComposing(event)) return;
      if (event.key === 'Escape' && isOpen) {
        // Escape closes the list, but not the dialog around it.
        event.preventDefault();
        event.stopPropagation();
        setOpen(false);
      } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && count > 0) {
        event.preventDefault();
        move(shown ? active + (event.key === 'ArrowDown' ? 1 : -1) : active);
      } else if (event.key === 'Enter' && shown) {
        event.preventDefault();
        take(active);
      }
    },
  };
}
