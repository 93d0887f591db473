type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Tells a page that was just taken over what was typed, ticked and chosen before. React leaves it in the fields but does
 * not know of it, and the next render would take it away.
 */
export function replayTyped(root: HTMLElement): void {
  for (const field of root.querySelectorAll<Field>('input, textarea, select')) {
    if (field instanceof HTMLSelectElement) replayChoice(field);
    else if (field.type === 'checkbox' || field.type === 'radio') replayTick(field as HTMLInputElement);
    else replayText(field);
  }
}

/** The element's own setter tells React's record of the field the old value; the prototype's then changes it unseen, so that the event counts as a change. */
function replayText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value: typed, defaultValue } = field;
  if (typed === defaultValue) return;
  field.value = defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function replayTick(field: HTMLInputElement): void {
  if (field.checked === field.defaultChecked) return;
  // Of a group the one that was chosen speaks; the one that it took the place of follows.
  if (field.type === 'radio' && !field.checked) return;
  field.checked = field.defaultChecked;
  field.click();
}

function replayChoice(field: HTMLSelectElement): void {
  const before = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  if (field.selectedIndex !== Math.max(before, 0)) field.dispatchEvent(new Event('change', { bubbles: true }));
}
