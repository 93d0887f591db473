import { safeStorage } from '@oracle-astra/shared/storage';
import { retryUntilStable } from '../scroll-and-focus/retry-until-stable';
import { carriedInputKey } from './carried-input-key';

/** Input and scroll position that a page passes to the same page in another language, which is another document. */
interface CarriedInput {
  /** Path and query without the prefix of a language. */
  page: string;
  fields: Record<string, string | boolean>;
  scroll: ScrollAnchor;
}

/** The last heading above the middle of the window and its distance from the top, because texts of two languages differ in length. */
interface ScrollAnchor {
  /** Index among the headings of the page; -1 if none is above. */
  heading: number;
  top: number;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const storage = safeStorage('session');
const isToggle = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';
const isText = ({ type }: Field) => !['hidden', 'password', 'file', 'submit', 'button', 'reset'].includes(type);

/** The fields of the page by a key that is the same in every language: form, name, value of a choice, and index. */
function listFields(root: ParentNode): Map<string, Field> {
  const fields = new Map<string, Field>();
  const forms = [...root.querySelectorAll('form')];
  for (const field of root.querySelectorAll<Field>('input, textarea, select')) {
    if (!isText(field)) continue;
    const base = [forms.indexOf(field.form as HTMLFormElement), field.name, field.type === 'radio' ? field.value : ''].join(' ');
    let number = 0;
    while (fields.has(`${base} ${number}`)) number += 1;
    fields.set(`${base} ${number}`, field);
  }
  return fields;
}

const listHeadings = () => [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4)')];

function readScrollAnchor(): ScrollAnchor {
  const tops = listHeadings().map((heading) => heading.getBoundingClientRect().top);
  const heading = tops.findLastIndex((top) => top < innerHeight / 2);
  return window.scrollY === 0 || heading < 0 ? { heading: -1, top: window.scrollY } : { heading, top: tops[heading] ?? 0 };
}

/** Scrolls to the position of the other document; returns whether the page is long enough. */
function scrollToAnchor({ heading, top }: ScrollAnchor): boolean {
  const element = listHeadings()[heading];
  if (heading >= 0 && !element) return false;
  const target = element ? element.getBoundingClientRect().top + window.scrollY - top : top;
  window.scrollTo({ top: target, behavior: 'instant' });
  return Math.abs(window.scrollY - target) < 2;
}

/** Unchanged choices keep the default of the other language. Of a radio group only the selected button is stored. */
const isChanged = (field: Field) =>
  !isToggle(field) || (field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox'));

/** Stores the input and the scroll position of the page for the same page in another language. */
export function carryInput(page: string): void {
  const fields = [...listFields(document)]
    .filter(([, field]) => isChanged(field))
    .map(([name, field]) => [name, isToggle(field) ? field.checked : field.value]);
  storage.set(
    carriedInputKey,
    JSON.stringify({ page, fields: Object.fromEntries(fields) as CarriedInput['fields'], scroll: readScrollAnchor() }),
  );
}

/** Restores input and scroll position in the document of the same page in another language; other pages discard them. */
export function restoreCarriedInput(page: string): void {
  const carried = parse(storage.get(carriedInputKey));
  storage.remove(carriedInputKey);
  if (carried?.page !== page) return;
  const pending = new Map(Object.entries(carried.fields));
  // Fields and headings that need data appear later.
  retryUntilStable(() => restoreFields(pending));
  retryUntilStable(() => scrollToAnchor(carried.scroll));
}

function parse(stored: string | null): CarriedInput | null {
  try {
    return stored === null ? null : (JSON.parse(stored) as CarriedInput);
  } catch {
    // Another release stored it in a different format.
    return null;
  }
}

/** Sets each field once, so that later changes of the person are kept; returns whether none is left. */
function restoreFields(pending: Map<string, string | boolean>): boolean {
  const fields = listFields(document);
  for (const [name, value] of pending) {
    const field = fields.get(name);
    if (!field) continue;
    pending.delete(name);
    setField(field, value);
  }
  return pending.size === 0;
}

/** Sets a value as if the person typed it: with the native setter, which React does not track, and an event. */
function setField(field: Field, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (isToggle(field) && field.checked !== value && (value || field.type === 'checkbox')) field.click();
    return;
  }
  if (field.value === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
