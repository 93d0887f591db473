import { isChanged } from './is-changed';
import { readRendered, type Field } from './rendered-props';
import { captureEvent, isToggle, type Entered } from './replay-field';

type Find = () => Field | undefined;

const pollMs = 100;
const maxPolls = 600;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
const findFields = (root: HTMLElement) => [...root.querySelectorAll<Field>('input, textarea, select')];
const describe = (field: Field) => `${field.type} ${field.name} ${isToggle(field) ? field.value : ''}`;

/** Returns a function that finds a field, or the one in its place if React has created it again. */
function locate(root: HTMLElement, field: Field): Find {
  const { pathname } = location;
  const list = () => findFields(root).filter((other) => describe(other) === describe(field));
  const index = list().indexOf(field);
  return () => (field.isConnected ? field : pathname === location.pathname ? list()[index] : undefined);
}

/** Restores focus and caret, because a new value moves the caret to its end and some fields move the focus. */
function captureFocus(focused: Element | null, find: () => Element | null | undefined = () => focused): () => void {
  const { selectionStart = null, selectionEnd = null } = (focused ?? {}) as Partial<HTMLInputElement>;
  return () => {
    const target = find() as HTMLInputElement | null | undefined;
    if (target !== target?.ownerDocument.activeElement) target?.focus({ preventScroll: true });
    if (selectionStart !== null) target?.setSelectionRange(selectionStart, selectionEnd);
  };
}

/**
 * Follows what is entered into fields that are not hydrated. React keeps such values in the fields but not in the state, so the
 * next render would overwrite them; they are replayed as events once their field is hydrated, also if React created it again.
 * Call the returned function once the root is hydrated, and its result outside of React's commit: it replays what was entered.
 */
export function followInput(root: HTMLElement): () => () => void {
  const entered = new Map<Field, Entered & { find: Find; lastPoll: number }>();
  const { activeElement } = root.ownerDocument;
  const findFocused = isField(activeElement) ? locate(root, activeElement) : null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let polls = 0;

  function forget(field: Field): void {
    // In a radio group the last selection counts.
    for (const other of entered.keys())
      if (other === field || (field.type === 'radio' && other.type === 'radio' && other.name === field.name && other.form === field.form))
        entered.delete(other);
  }

  function remember(field: Field): void {
    forget(field);
    entered.set(field, {
      value: field.value,
      checked: isToggle(field) && field.checked,
      find: locate(root, field),
      lastPoll: polls + maxPolls,
    });
  }

  function scan(fields: Field[]): void {
    for (const field of fields) if (isChanged(field) && (field.type !== 'radio' || (field as HTMLInputElement).checked)) remember(field);
  }

  function follow({ type, target }: Event): void {
    if (type === 'reset') for (const field of entered.keys()) if (field.form === target) entered.delete(field);
    if (!isField(target) || isToggle(target) !== (type === 'click')) return;
    const rendered = readRendered(target);
    if (rendered !== undefined && !entered.has(target)) return forget(target);
    // A render has already overwritten the text that is remembered.
    if (!isToggle(target) && target.value === rendered?.value) return;
    // The event hydrates the section, unless its script is missing; a password manager fills several fields before the first event.
    scan(findFields(root).filter((field) => readRendered(field) === undefined));
    remember(target);
    timer ??= setTimeout(replay);
  }

  function replay(restore = captureFocus(root.ownerDocument.activeElement)): void {
    timer = undefined;
    polls += 1;
    // All are captured before the first event, because the render that follows an event resets the other fields.
    const events = [...entered].flatMap(([field, { find, lastPoll, ...value }]) => {
      const target = find();
      const rendered = target && readRendered(target);
      if (rendered === undefined && polls < lastPoll) return [];
      entered.delete(field);
      return (rendered && captureEvent(target as Field, rendered, value)) ?? [];
    });
    for (const dispatch of events) dispatch();
    if (events.length > 0) restore();
    if (entered.size > 0) timer ??= setTimeout(replay, pollMs);
  }

  scan(findFields(root));
  for (const kind of ['click', 'input', 'change', 'reset']) root.addEventListener(kind, follow, true);

  return () => {
    scan(findFields(root));
    return () => {
      const isLost = findFocused !== null && activeElement?.isConnected === false;
      const restore = isLost ? captureFocus(activeElement, findFocused) : undefined;
      // An event that no part of the site handles hydrates the section around the field at once.
      for (const field of entered.keys()) if (!readRendered(field)) field.dispatchEvent(new Event('auxclick', { bubbles: true }));
      replay(restore);
      if (isLost) restore?.();
    };
  };
}
