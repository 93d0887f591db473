import { createRequire } from 'node:module';

interface ElementImpl {
  localName: string;
  classList: { contains(name: string): boolean };
}

interface Selectors {
  matchesDontThrow(element: ElementImpl, selector: string | undefined): boolean;
}

// The jsdom that Jest's environment uses, whatever its version.
const requireOfJsdom = createRequire(require.resolve('jest-environment-jsdom'));
const selectors = requireOfJsdom('jsdom/lib/jsdom/living/helpers/selectors.js') as Selectors;

/** A condition that every matching element fulfils; null if only the full selector can tell. */
type Subject = { className: string } | { localName: string } | null;

const conditions = /\[[^\]]*\]|::?[\w-]+(?:\([^()]*\))?/g;

/** The class, or else the element name, in the last compound of each selector in a list. */
function readSubjects(list: string): Subject[] {
  const plain = list.replace(conditions, (condition) => (condition === ':root' ? 'html' : ''));
  if (/[^\w\s,.>+~*#-]/.test(plain)) return [null];
  return plain.split(',').map((selector) => {
    // A compound of pseudo-classes alone has no such text.
    const compound = /[^\s>+~]*$/.exec(selector.replace(/^\s+/, ''))?.[0] ?? '';
    const className = /\.([\w-]+)/.exec(compound)?.[1];
    if (className !== undefined) return { className };
    const localName = /^[a-z][\w-]*/i.exec(compound)?.[0].toLowerCase();
    return localName === undefined ? null : { localName };
  });
}

function canMatch(element: ElementImpl, subject: Subject): boolean {
  if (subject === null) return true;
  return 'className' in subject ? element.classList.contains(subject.className) : element.localName.toLowerCase() === subject.localName;
}

const subjects = new Map<string, Subject[]>();
const matchWhole = selectors.matchesDontThrow;

// jsdom has no index of rules and runs its selector engine for each element and rule, which took a third of the time of the component
// tests.
selectors.matchesDontThrow = (element, selector) => {
  // Keyframes and font faces have no selector.
  if (selector === undefined) return false;
  let known = subjects.get(selector);
  if (known === undefined) subjects.set(selector, (known = readSubjects(selector)));
  return known.some((subject) => canMatch(element, subject)) && matchWhole(element, selector);
};
