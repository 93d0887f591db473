type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
interface Rendered {
  value?: unknown;
  checked?: boolean;
}

const pollMs = 100;
const maxPolls = 600;

/**
 * The props that React last rendered for a field; undefined while the section around it is not hydrated. Only React's internal
 * property on the element knows them.
 */
function readRendered(field: Field): Rendered | undefined {
  const key = Object.keys(field).find((name) => name.startsWith('__reactProps$'));
  return key === undefined ? undefined : (Reflect.get(field, key) as Rendered);
}

/** Remembers the value of a field that differs from the rendered one; the returned function dispatches it as an event. */
function capture(field: Field, { value, checked }: Rendered): (() => void) | null {
  if ('checked' in field && checked !== undefined) {
    if (field.checked === checked || (field.type === 'radio' && !field.checked)) return null;
    return () => {
      field.checked = checked;
      field.click();
    };
  }
  const typed = field.value;
  // An empty value may be an incomplete input that the browser does not report, such as half a time.
  if (value === undefined || typed === '' || typed === String(value)) return null;
  return () => {
    // First with React's setter, then with the native one, so that React handles the event as a change.
    field.value = String(value);
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, typed);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  };
}

/**
 * Replays input in sections that hydrate later: React keeps it in the fields but not in the state. Ends when all fields are
 * hydrated, or after a minute.
 */
export function replayLateInput(root: ParentNode): void {
  const done = new WeakSet<Field>();
  let polls = 0;
  function poll(): void {
    let isWaiting = false;
    // All values are captured before the first event, because the render that follows an event resets the other fields.
    const replays: (() => void)[] = [];
    for (const field of root.querySelectorAll<Field>('input, textarea, select')) {
      const rendered = readRendered(field);
      if (rendered === undefined) isWaiting = true;
      else if (!done.has(field)) {
        done.add(field);
        replays.push(capture(field, rendered) ?? (() => undefined));
      }
    }
    for (const replay of replays) replay();
    polls += 1;
    if (isWaiting && polls < maxPolls) setTimeout(poll, pollMs);
  }
  poll();
}
