import type { Field } from './rendered-props';

/** Whether a field has another value than its HTML. */
export function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return (
      field.selectedIndex !==
      Math.max(
        [...field.options].findIndex(({ defaultSelected }) => defaultSelected),
        0,
      )
    );
  return field.value !== field.defaultValue || ('defaultChecked' in field && field.checked !== field.defaultChecked);
}
