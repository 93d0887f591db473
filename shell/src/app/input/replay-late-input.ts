type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
interface Rendered {
  value?: unknown;
  checked?: boolean;
}

const lookMs = 100;
const mostLooks = 600;

/** What React last rendered of a field; undefined while the section around it is not hydrated. Only a property of React's own tells. */
function readRendered(field: Field): Rendered | undefined {
  const key = Object.keys(field).find((name) => name.startsWith('__reactProps$'));
  return key === undefined ? undefined : (Reflect.get(field, key) as Rendered);
}

/** Remembers the value of a field that differs from what the page rendered; the returned function dispatches it as an event. */
function capture(field: Field, { value, checked }: Rendered): (() => void) | null {
  if ('checked' in field && checked !== undefined) {
    if (field.checked === checked || (field.type === 'radio' && !field.checked)) return null;
    return () => {
      field.checked = checked;
      field.click();
    };
  }
  const typed = field.value;
  // An empty value may be an incomplete one that the browser does not report, such as half a time.
  if (value === undefined || typed === '' || typed === String(value)) return null;
  return () => {
    // By the setter of React, then past it, so that the event is a change for it.
    field.value = String(value);
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, typed);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  };
}

/**
 * Replays what was typed and chosen in sections that hydrate later: React leaves it in their fields and
 * does not know of it. Ends once all fields are hydrated, or after a minute.
 */
export function replayLateInput(root: ParentNode): void {
  const done = new WeakSet<Field>();
  let looks = 0;
  function look(): void {
    let isWaiting = false;
    // All are remembered before one is sent: what the page renders for it resets the others.
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
    looks += 1;
    if (isWaiting && looks < mostLooks) setTimeout(look, lookMs);
  }
  look();
}
