import { matchRoute, navigationPlaces, type NavigationEntry } from '@oracle-astra/shared/contract';

const site = 'http://site.invalid';
const knownProperties = ['place', 'order', 'label', 'to', 'signedIn', 'query', 'icon'];

/** Twice the length of the longest existing label, in the language that needs more space. */
const longestLabel = 80;

type RawEntry = Record<string, unknown>;

/** A check of a navigation entry, with the advice that follows the entry's number when it fails. */
type Rule = [isValid: (entry: RawEntry, routes: readonly { path: string }[]) => boolean, advice: string];

const isText = (value: unknown): value is string => typeof value === 'string';
const isFlag = (value: unknown) => value === undefined || typeof value === 'boolean';
const parseAddress = ({ to }: RawEntry) => (isText(to) && to.startsWith('/') && URL.canParse(to, site) ? new URL(to, site) : null);

const rules: Rule[] = [
  [
    (entry) => Object.keys(entry).every((name) => knownProperties.includes(name)),
    `knows no other property than ${knownProperties.join(', ')}`,
  ],
  [({ place }) => navigationPlaces.some((known) => known === place), `needs a place: ${navigationPlaces.join(', ')}`],
  [({ order }) => typeof order === 'number' && Number.isFinite(order), 'needs an order: a number, the lower the sooner'],
  [
    ({ label }) => isText(label) && label === label.trim() && /^[^\p{Cc}<>]+$/u.test(label),
    'needs a label: plain text without tags, line breaks or spaces around it',
  ],
  [({ label }) => isText(label) && label.length <= longestLabel, `needs a label of at most ${longestLabel} letters: every page shows it`],
  [
    (entry) => parseAddress(entry) !== null,
    'needs an address as plain text in "to", beginning with "/": what a shared package gives is not known while a release is described',
  ],
  [(entry) => parseAddress(entry)?.origin === site, 'leads to another site: begin its address with one "/"'],
  [
    (entry, routes) => matchRoute(routes, parseAddress(entry)?.pathname ?? '') !== null,
    'leads to a page of no route of this remote: add the route, or leave the link to the remote that owns the page',
  ],
  [({ signedIn }) => isFlag(signedIn), 'needs true or false in "signedIn", or nothing for everyone'],
  [({ query }) => isFlag(query), 'needs true or false in "query", or nothing'],
  [
    ({ icon }) => icon === undefined || (isText(icon) && /^[a-z][a-z-]*$/.test(icon)),
    'needs the name of an icon of the kit in "icon", or nothing',
  ],
];

/** Validates the navigation entries that a remote exports. Throws a sentence that names the first invalid one and says what to do. */
export function parseNavigation(remote: string, value: unknown, routes: readonly { path: string }[]): NavigationEntry[] {
  if (!Array.isArray(value)) throw new Error(`The navigation of ${remote} is no list: export \`navigation\` as an array from its routes`);
  return value.map((entry: unknown, index) => {
    if (typeof entry !== 'object' || entry === null)
      throw new Error(`Link ${index + 1} of ${remote} is no object: write it as { place, order, label, to }`);
    const broken = rules.find(([isValid]) => !isValid(entry as RawEntry, routes));
    if (broken) throw new Error(`Link ${index + 1} of ${remote}${formatEntryName(entry as RawEntry)} ${broken[1]}`);
    return entry as NavigationEntry;
  });
}

const formatEntryName = ({ label, to }: RawEntry) =>
  [label, to]
    .filter(isText)
    .map((text) => ` ${JSON.stringify(text)}`)
    .join('');
