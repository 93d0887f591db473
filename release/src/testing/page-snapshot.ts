import type { PageSnapshot } from '../check/compare/snapshot';

type Parts = PageSnapshot['texts'] & PageSnapshot['lists'] & PageSnapshot['faults'] & Omit<PageSnapshot['amounts'], 'calls'>;
export type Changed = Partial<Omit<PageSnapshot, 'texts' | 'lists' | 'faults' | 'amounts'> & Parts>;

const texts: PageSnapshot['texts'] = {
  title: 'AstroHub',
  description: 'Questions and answers',
  canonical: 'https://site.example/forum',
  robots: null,
  language: 'en',
  path: '/forum',
  focus: null,
};
export const lists: PageSnapshot['lists'] = {
  headings: ['h1 AstroHub'],
  tree: ['- heading "AstroHub" [level=1]', '- link "Saturn"', '- link "Saturn"'],
  forms: ['get /forum (q search)'],
  links: ['https://site.example/forum/saturn'],
  windows: [],
  data: [],
  head: ['og:title: AstroHub'],
  pictures: [],
  faded: [],
  under: [],
  looks: ['main h1: 28px, 600, Mukta, rgb(0, 0, 0) on rgb(255, 255, 255)'],
  fonts: ['Mukta 400 normal'],
  moves: [],
  storage: ['local forum:draft'],
  cookies: ['locale'],
  globals: [],
  listeners: ['document click'],
  workers: [],
  timers: ['each 60 s'],
  hosts: [],
  calls: ['GET /apis/forum/list.php'],
};

const { path: _path, focus: _focus, ...servedTexts } = texts;
const faults: PageSnapshot['faults'] = {
  ...{ changed: [], lost: [], rewritten: [], swallowed: [], covered: [], errors: [], asks: [], unset: [], unlinked: [], locked: [] },
};
const amounts: Omit<PageSnapshot['amounts'], 'calls'> = {
  ...{ returnCalls: 0, signals: 2, entries: 1, overflow: 0, scroll: 0, shift: 2, bytes: 600_000, elements: 800, opening: 400, idle: 10 },
};

/** A page of the forum, by default as it is live. */
export function snapshot(changed: Changed = {}): PageSnapshot {
  const own = <Part extends object>(part: Part): Part =>
    Object.fromEntries(Object.entries(part).map(([key, value]) => [key, key in changed ? changed[key as keyof Changed] : value])) as Part;
  const rest = {
    status: 200,
    isRendered: true,
    replaced: [],
    served: {
      texts: own(servedTexts),
      heading: 'AstroHub',
      ...{ letters: 1900, data: 0, bytes: 60_000 },
    },
    stored: { 'local forum:draft': '' },
    targets: [
      ['Saturn', '/forum/saturn'],
      ['Rahu', '/forum/rahu'],
    ] as [string, string][],
    lines: ['AstroHub', 'Saturn'],
    foreignPart: 0,
    landmarks: ['header', 'main', 'footer'],
    letters: 2000,
    items: 40,
  };
  return {
    ...own(rest),
    texts: own(texts),
    lists: own(lists),
    faults: own(faults),
    amounts: { ...own(amounts), calls: (changed.calls ?? lists.calls).length },
  };
}
