import { matchRoute, navigationPlaces, type NavigationEntry } from '@oracle-astra/shared/contract';

const site = 'http://site.invalid';
const properties = ['place', 'order', 'label', 'to', 'signedIn', 'query', 'icon'];

type Given = Record<string, unknown>;

/** One rule for a link: whether it holds, and what to do where it does not. */
type Rule = [holds: (entry: Given, routes: readonly { path: string }[]) => boolean, advice: string];

const isText = (value: unknown): value is string => typeof value === 'string';
const isFlag = (value: unknown) => value === undefined || typeof value === 'boolean';
const addressOf = ({ to }: Given) => (isText(to) && to.startsWith('/') && URL.canParse(to, site) ? new URL(to, site) : null);

const rules: Rule[] = [
  [(entry) => Object.keys(entry).every((name) => properties.includes(name)), `knows no other property than ${properties.join(', ')}`],
  [({ place }) => navigationPlaces.some((known) => known === place), `needs a place: ${navigationPlaces.join(', ')}`],
  [({ order }) => typeof order === 'number' && Number.isFinite(order), 'needs an order: a number, the lower the sooner'],
  [({ label }) => isText(label) && label === label.trim() && /^[^\p{Cc}<>]+$/u.test(label), 'needs a label: plain text without tags, line breaks or spaces around it'],
  [(entry) => addressOf(entry) !== null, 'needs an address as plain text in "to", beginning with "/": what a shared package gives is not known while a release is described'],
  [(entry) => addressOf(entry)?.origin === site, 'leads to another site: begin its address with one "/"'],
  [(entry, routes) => matchRoute(routes, addressOf(entry)?.pathname ?? '') !== null, 'leads to a page of no route of this remote: add the route, or leave the link to the remote that owns the page'],
  [({ signedIn }) => isFlag(signedIn), 'needs true or false in "signedIn", or nothing for everyone'],
  [({ query }) => isFlag(query), 'needs true or false in "query", or nothing'],
  [({ icon }) => icon === undefined || (isText(icon) && /^[a-z][a-z-]*$/.test(icon)), 'needs the name of an icon of the kit in "icon", or nothing'],
];

/** The links that a remote adds to the site. Throws a sentence that says what to do where one cannot stand. */
export function navigationOf(remote: string, given: unknown, routes: readonly { path: string }[]): NavigationEntry[] {
  if (!Array.isArray(given)) throw new Error(`The navigation of ${remote} is no list: export \`navigation\` as an array from its routes`);
  return given.map((entry: unknown, index) => {
    if (typeof entry !== 'object' || entry === null) throw new Error(`Link ${index + 1} of ${remote} is no object: write it as { place, order, label, to }`);
    const broken = rules.find(([holds]) => !holds(entry as Given, routes));
    if (broken) throw new Error(`Link ${index + 1} of ${remote}${nameOf(entry as Given)} ${broken[1]}`);
    return entry as NavigationEntry;
  });
}

const nameOf = ({ label, to }: Given) => [label, to].filter(isText).map((text) => ` ${JSON.stringify(text)}`).join('');
