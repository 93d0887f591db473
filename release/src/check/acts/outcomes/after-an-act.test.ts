import { toOutcome, type Outcome } from '../outcome';
import { compareOutcomes } from './compare-outcomes';

const tried = { at: '/forum, signed out', what: 'button "Search" is pressed', comparesText: true };
const live: Partial<Outcome> = { effects: ['address'], address: '/forum?query=saturn', letters: 900, back: 'leads back to /forum' };
const compare = (candidate: Partial<Outcome>, ...lives: Partial<Outcome>[]) =>
  compareOutcomes(toOutcome({ ...live, ...candidate }), lives.map(toOutcome), tried);

it('lists another amount than the live release sends, and none that differs each time', () => {
  const order = (amount: string, at: string) => ({ sent: [{ call: 'POST /apis/order.php', fields: { amount, at } }] });
  expect(compare(order('120', 'a'), { ...live, ...order('12', 'b') }, { ...live, ...order('12', 'c') }).differences).toEqual([
    '/forum, signed out: sends "120" and not "12" as amount with POST /apis/order.php when button "Search" is pressed',
  ]);
});

it('lists words, links and addresses for search engines that one language alone has', () => {
  const written = { share: 0.8, foreign: [], texts: ['₹ 4'], head: ['link canonical https://site.example/hi/forum'] };
  const own = { ...written, texts: ['₹ 40'], head: ['link canonical https://site.example/forum'] };
  expect(compare({ written: own }, { ...live, written }).differences.map((line) => line.replace(/ when.*/, ''))).toEqual([
    '/forum, signed out: has "link canonical https://site.example/forum"',
    '/forum, signed out: has "₹ 40"',
    '/forum, signed out: does not have "link canonical https://site.example/hi/forum"',
    '/forum, signed out: does not have "₹ 4"',
  ]);
});

it('refuses what a page shows of the one before, removes of others or adds to the history', () => {
  const headings = (after: string) => ({ headings: { before: 'Aries / Today', after } });
  const say = (candidate: Partial<Outcome>, other: Partial<Outcome>) =>
    compare(candidate, { ...live, ...other }).findings.map(({ rule }) => rule);
  expect(say(headings('Aries / Leo today'), headings('Leo / Leo today'))).toEqual(['act-stale']);
  expect(say(headings('Leo / Today'), headings('Leo / Leo today'))).toEqual(['act-stale']);
  expect(say(headings('Leo / Leo this day'), headings('Leo / Leo today'))).toEqual([]);
  expect(say({ kept: null }, { kept: { text: 'saturn' } })).toEqual(['act-typed']);
  expect(say({ isComposedSent: true }, {})).toEqual(['act-typed']);
  expect(say(headings('Lion / Leo today'), headings('Leo / Leo today'))).toEqual([]);
  expect(say({ lost: ['localStorage'] }, {})).toEqual(['act-storage']);
  expect(say({ pushed: 5 }, { pushed: 1 })).toEqual(['act-back']);
  // So busy that the press took effect only after its time limit.
  expect(say({ obstacle: 'it takes no input', work: 4000 }, { work: 20 })).toEqual(['act-work']);
});

it('lists an answer that comes late, also where it came too late for one attempt', () => {
  expect(compare({ reactMs: 3000 }, { ...live, reactMs: 100 }).differences).toEqual([expect.stringContaining('answers much later')]);
  expect(compare({ effects: [], reactMs: null }, { ...live, reactMs: 100 }).differences).toEqual([
    expect.stringContaining('answers much later'),
  ]);
  expect(compare({ reactMs: 1600 }, { ...live, reactMs: 100 }).differences).toEqual([]);
});
