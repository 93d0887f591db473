import { rememberInput, type Entered } from './early-input';
import { readRendered, type Field, type Rendered } from './rendered-props';

const pollMs = 100;
const maxPolls = 600;

/**
 * An event with what was entered into a field, if that differs from the rendered value. Without `entered` the field itself
 * says it.
 */
function capture(field: Field, { value, checked }: Rendered, entered: Entered | undefined): (() => void) | null {
  if ('checked' in field && checked !== undefined) {
    const isChecked = entered?.checked ?? field.checked;
    if (isChecked === checked || (field.type === 'radio' && !isChecked)) return null;
    return () => {
      field.checked = checked;
      field.click();
    };
  }
  const typed = entered?.value ?? field.value;
  if (value === undefined || typed === String(value)) return null;
  // An empty value may be an incomplete input that the browser does not report, such as half a time.
  if (typed === '' && (entered === undefined || field.validity.badInput)) return null;
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
export function replayLateInput(root: HTMLElement | Document): void {
  const done = new WeakSet<Field>();
  const early = rememberInput(root);
  let polls = 0;
  function poll(): void {
    let isWaiting = false;
    // All values are captured before the first event, because the render that follows an event resets the other fields.
    const replays: (() => void)[] = [];
    for (const field of root.querySelectorAll<Field>('input, textarea, select')) {
      if (done.has(field)) continue;
      const rendered = readRendered(field);
      if (rendered === undefined) isWaiting = true;
      else {
        done.add(field);
        replays.push(capture(field, rendered, early.get(field)) ?? (() => undefined));
      }
    }
    for (const replay of replays) replay();
    polls += 1;
    if (isWaiting && polls < maxPolls) setTimeout(poll, pollMs);
    else early.stop();
  }
  poll();
}
