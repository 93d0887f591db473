type TextField = HTMLInputElement | HTMLTextAreaElement;
type Replay = () => void;

/**
 * Captures what was typed, checked and selected before hydration; the returned function replays it as events. React keeps such
 * values in the fields but not in the state, so the next render would overwrite them.
 */
export function captureInput(root: HTMLElement): Replay {
  const replays = [...root.querySelectorAll<TextField | HTMLSelectElement>('input, textarea, select')].flatMap(
    (field) => captureField(field) ?? [],
  );
  return () => {
    const restore = captureFocus(root.ownerDocument.activeElement);
    for (const replay of replays) replay();
    if (replays.length > 0) restore();
  };
}

function captureField(field: TextField | HTMLSelectElement): Replay | null {
  if (field instanceof HTMLSelectElement) return captureSelection(field);
  if (field.type === 'checkbox' || field.type === 'radio') return captureChecked(field as HTMLInputElement);
  return captureText(field);
}

/**
 * The element's own setter resets the value that React tracks; the prototype's setter then changes it untracked, so that React
 * handles the event as a change.
 */
function captureText(field: TextField): Replay | null {
  const { value, defaultValue } = field;
  if (value === defaultValue) return null;
  return () => {
    field.value = defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

function captureChecked(field: HTMLInputElement): Replay | null {
  const { checked, defaultChecked } = field;
  if (checked === defaultChecked) return null;
  // In a radio group only the selected button is replayed; the others follow from it.
  if (field.type === 'radio' && !checked) return null;
  return () => {
    field.checked = !checked;
    field.click();
  };
}

function captureSelection(field: HTMLSelectElement): Replay | null {
  const initial = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  const { selectedIndex, value } = field;
  if (selectedIndex === Math.max(initial, 0)) return null;
  return () => {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

/** Restores focus and caret, because a new value moves the caret to its end and some fields move the focus. */
function captureFocus(focused: Element | null): Replay {
  const field = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement ? focused : null;
  const [start, end] = [field?.selectionStart ?? null, field?.selectionEnd ?? null];
  return () => {
    if (focused instanceof HTMLElement && focused !== focused.ownerDocument.activeElement) focused.focus({ preventScroll: true });
    if (start !== null) field?.setSelectionRange(start, end);
  };
}
