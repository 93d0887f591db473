import { isChanged } from './is-changed';
import { readRendered, type Field } from './rendered-props';

export interface Entered {
  value: string;
  checked: boolean;
}

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/**
 * Remembers what is entered into fields that are not hydrated: the first renders after the hydration of a section overwrite it
 * in the field.
 */
export function rememberInput(root: HTMLElement | Document) {
  const entered = new Map<Field, Entered>();

  function remember(field: Field): void {
    // In a radio group the last selection counts.
    for (const other of entered.keys()) if (other.type === 'radio' && other.name === field.name && other.form === field.form) forget(other);
    entered.set(field, { value: field.value, checked: 'checked' in field && field.checked });
  }

  const forget = (field: Field) => entered.delete(field);

  function follow({ target }: Event): void {
    if (!isField(target)) return;
    if (readRendered(target) === undefined) remember(target);
    else forget(target);
  }

  for (const field of root.querySelectorAll<Field>('input, textarea, select'))
    if (readRendered(field) === undefined && isChanged(field) && !(field.type === 'radio' && !('checked' in field && field.checked)))
      remember(field);
  const kinds = ['input', 'change'];
  for (const kind of kinds) root.addEventListener(kind, follow, true);

  return {
    get: (field: Field): Entered | undefined => entered.get(field),
    stop: (): void => {
      for (const kind of kinds) root.removeEventListener(kind, follow, true);
    },
  };
}
