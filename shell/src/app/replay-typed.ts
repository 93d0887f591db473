type Text = HTMLInputElement | HTMLTextAreaElement;
type Replay = () => void;

/**
 * Takes down what was typed, ticked and chosen in the fields of a page that was just taken over; called, what it
 * returns tells the page of it. React leaves it in the fields but does not know of it, and the next render takes it away.
 */
export function typedIn(root: HTMLElement): Replay {
  const replays = [...root.querySelectorAll<Text | HTMLSelectElement>('input, textarea, select')].flatMap((field) => replayOf(field) ?? []);
  return () => {
    const restore = place(root.ownerDocument.activeElement);
    for (const replay of replays) replay();
    if (replays.length > 0) restore();
  };
}

function replayOf(field: Text | HTMLSelectElement): Replay | null {
  if (field instanceof HTMLSelectElement) return replayChoice(field);
  if (field.type === 'checkbox' || field.type === 'radio') return replayTick(field as HTMLInputElement);
  return replayText(field);
}

/** The element's own setter tells React's record of the field the old value; the prototype's then changes it unseen, so that the event counts as a change. */
function replayText(field: Text): Replay | null {
  const { value: typed, defaultValue } = field;
  if (typed === defaultValue) return null;
  return () => {
    field.value = defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, typed);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

function replayTick(field: HTMLInputElement): Replay | null {
  const { checked, defaultChecked } = field;
  if (checked === defaultChecked) return null;
  // Of a group the one that was chosen speaks; the one that it took the place of follows.
  if (field.type === 'radio' && !checked) return null;
  return () => {
    field.checked = !checked;
    field.click();
  };
}

function replayChoice(field: HTMLSelectElement): Replay | null {
  const before = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  const { selectedIndex, value } = field;
  if (selectedIndex === Math.max(before, 0)) return null;
  return () => {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

/** Where the person types, to be returned to: a new value moves the caret to its end, and some fields pass the focus on. */
function place(focused: Element | null): Replay {
  const field = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement ? focused : null;
  const [start, end] = [field?.selectionStart ?? null, field?.selectionEnd ?? null];
  return () => {
    if (focused instanceof HTMLElement && focused !== focused.ownerDocument.activeElement) focused.focus({ preventScroll: true });
    if (start !== null) field?.setSelectionRange(start, end);
  };
}
