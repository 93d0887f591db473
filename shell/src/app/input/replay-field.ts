import type { Field, Rendered } from './rendered-props';

export interface Entered {
  value: string;
  checked: boolean;
}

export const isToggle = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/** Sets the value with the setter of the prototype, which React does not observe, so that React handles the next event as a change. */
const setUnobserved = (field: Field, value: string) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);

/** An event with what was entered into a hydrated field; null if the rendered value is the same. */
export function captureEvent(field: Field, rendered: Rendered, entered: Entered): (() => void) | null {
  if (isToggle(field)) {
    const checked = rendered.checked ?? field.defaultChecked;
    if (entered.checked === checked) return null;
    return () => {
      field.checked = checked;
      field.click();
    };
  }
  const isList = field instanceof HTMLSelectElement;
  const value = rendered.value ?? (isList ? null : field.defaultValue);
  // An empty value may be an incomplete input that the browser does not report, such as half a time.
  if (entered.value === value || (entered.value === '' && field.validity.badInput)) return null;
  return () => {
    if (value !== null) field.value = String(value);
    setUnobserved(field, entered.value);
    field.dispatchEvent(new Event(isList ? 'change' : 'input', { bubbles: true }));
  };
}
