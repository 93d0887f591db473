import { captureInput } from './capture-input';
import { isChanged } from './is-changed';
import type { Field } from './rendered-props';

const findFields = (page: Element) => [...page.querySelectorAll<Field>('input, textarea, select')];
const isSameField = (one: Field, other: Field) => one.type === other.type && one.name === other.name;

/**
 * Remembers what was typed, checked and selected in a page that is about to be rendered again. The returned function fills the
 * fields of the new page and restores the focus; the function that it returns dispatches the change events.
 */
export function carryInput(from: HTMLElement): (to: HTMLElement) => () => void {
  const fields = findFields(from);
  const { activeElement } = from.ownerDocument;
  return (to) => {
    for (const [index, target] of findFields(to).entries()) {
      const field = fields[index];
      if (field === undefined || field === target || !isSameField(field, target)) continue;
      copyValue(field, target);
      if (field === activeElement) focusLike(field, target);
    }
    return captureInput(to);
  };
}

/** Copies with the setter of the prototype, which React does not observe, so that the value looks like input before hydration. */
function copyValue(field: Field, target: Field): void {
  const prototype = Object.getPrototypeOf(target) as object;
  for (const property of ['value', 'checked'] as const)
    if (property in field && isChanged(field))
      Object.getOwnPropertyDescriptor(prototype, property)?.set?.call(target, Reflect.get(field, property));
}

function focusLike(field: Field, target: Field): void {
  target.focus({ preventScroll: true });
  if (!(field instanceof HTMLSelectElement) && !(target instanceof HTMLSelectElement) && field.selectionStart !== null)
    target.setSelectionRange(field.selectionStart, field.selectionEnd);
}
