import { findNeverRight } from './never-right';
import { snapshot, type Changed } from '../../testing/page-snapshot';

const words = ['Saturn', 'Rahu', 'Ketu', 'Venus', 'Mars', 'Moon'];

const find = (candidate: Changed, lives: Changed[] = [{}, {}]) =>
  findNeverRight(snapshot(candidate), lives.map(snapshot), '/forum, signed out').map(({ rule, message }) => `${rule}: ${message}`);

it.each<[string, Changed, string]>([
  ['is answered with an error', { status: 500 }, 'compare-status: is answered with 500; the live release answers with 200'],
  ['lost its title', { title: 'Hub' }, 'compare-head: has no title of its own any more: "Hub"'],
  ['lost its description', { description: null }, 'compare-head: has no description any more'],
  ['lost its canonical address', { canonical: null }, 'compare-head: has no canonical address any more'],
  [
    'hides from search engines',
    { robots: 'noindex' },
    'compare-head: tells search engines to leave it out, which the live release does not',
  ],
  ['lost its list', { items: 3 }, 'compare-lost: has 2000 letters and 3 items in its main, the live release 2000 and 40'],
  ['covers a button', { covered: ['button submit "Ask"'] }, 'compare-covered: covers what visitors press: button submit "Ask"'],
  ['throws', { errors: ['x is not defined'] }, 'compare-errors: has errors that the live release has not: x is not defined'],
  ['changes a prototype', { changed: ['Array.prototype.map'] }, 'compare-globals: changes what all remotes share: Array.prototype.map'],
  ['clears the storage', { lost: ['localStorage'] }, 'compare-storage: removes what others keep in localStorage'],
  [
    'is hydrated anew',
    { replaced: ['main'] },
    'compare-hydration: is hydrated anew, since server and browser differ: main of the document is gone',
  ],
  ['swallows clicks', { swallowed: ['click'] }, 'compare-events: swallows or prevents events of the whole page: click'],
  [
    'asks again and again',
    { calls: Array.from({ length: 50 }, () => 'GET /apis/forum/list.php') },
    'compare-calls: calls the API 50 times while it is idle, the live release 1 times',
  ],
  ['lost its footer', { landmarks: ['header', 'main'] }, 'compare-lost: shows no footer any more'],
  ['removes the cookie of a session', { lost: ['the cookie jwt'] }, 'compare-storage: removes what others keep in the cookie jwt'],
  [
    'asks for the place of a visitor',
    { asks: ['Geolocation.getCurrentPosition'] },
    'compare-asks: asks a visitor who has done nothing yet: Geolocation.getCurrentPosition',
  ],
  ['shows a missing value', { unset: ['"₹NaN"'] }, 'compare-text: shows values that are missing: "₹NaN"'],
  ['lost the address of a link', { unlinked: ['a "Guide"'] }, 'compare-links: has links without an address: a "Guide"'],
  [
    'asks again and again when its tab is looked at again',
    { returnCalls: 50 },
    'compare-calls: calls the API 50 times when its tab is looked at again, the live release 0 times',
  ],
  [
    'tells other tabs something without end',
    { signals: 90 },
    'compare-calls: tells other tabs, workers or the storage something 90 times while it is idle, the live release 2 times',
  ],
  [
    'fills the history',
    { entries: 9 },
    'compare-history: has 9 entries in the history when it has opened, the live release 1, so that the way back leads nowhere',
  ],
  ['is wider than the window', { overflow: 240 }, 'compare-layout: is 240 pixels wider than the window, the live release 0'],
  ['opens at its end', { scroll: 2400 }, 'compare-layout: opens 2400 pixels below its top, the live release 0'],
  ['shifts', { shift: 60 }, 'compare-layout: shifts its layout by 0.6 while it opens, the live release by 0.02'],
  ['has a picture of 4 MB', { bytes: 4_600_000 }, 'compare-size: takes 4600 KB of files, the live release 600 KB'],
  ['has elements without end', { elements: 90_000 }, 'compare-size: has 90000 elements, the live release 800'],
  ['opens late', { opening: 4000 }, 'compare-work: keeps the browser busy for 4000 ms until it is open, the live release for 400 ms'],
  [
    'never rests',
    { idle: 1400 },
    'compare-work: keeps the browser busy for 1400 ms of each 1500 in which nothing happens, the live release for 10 ms',
  ],
  ['cannot be scrolled', { locked: ['it does not scroll'] }, 'compare-locked: cannot be used when it has opened: it does not scroll'],
  [
    'has all of its lines twice',
    { lines: [...words, ...words] },
    'compare-twice: shows 6 lines twice which the live release shows once: "Saturn"',
  ],
  [
    'has words of another language',
    { foreignPart: 0.9 },
    'compare-language: has 90 % of its letters in another script than its language; the live release 0 %',
  ],
])('refuses a page that %s', (_what, changed, finding) => {
  expect(find(changed, [{ lines: words }, { lines: words }])).toEqual([finding]);
});

it('accepts faults that the live release has too', () => {
  const both: Changed = {
    covered: ['button "Ask"'],
    changed: ['window.fetch'],
    swallowed: ['wheel'],
    robots: 'noindex',
    canonical: null,
    items: 1,
    landmarks: ['main'],
    asks: ['window.open'],
    bytes: 6_000_000,
    idle: 1400,
  };
  expect(find(both, [both, both])).toEqual([]);
});

it('accepts slightly larger amounts', () => {
  const more: Changed = { returnCalls: 5, overflow: 4, scroll: 40, shift: 20, bytes: 1_000_000, elements: 2000, opening: 1600, idle: 200 };
  const twice = { lines: [...words, 'Saturn', 'Rahu'], foreignPart: 0.1 };
  expect(find({ ...more, ...twice, landmarks: ['header', 'nav', 'main', 'footer'] }, [{ lines: words }])).toEqual([]);
});
