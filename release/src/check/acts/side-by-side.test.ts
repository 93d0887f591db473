import { finding } from '../finding';
import { toOutcome, type Outcome } from './outcome';
import { trySideBySide, type Run } from './side-by-side';
import type { UsedPage } from './used-page';
import type { Of, Visitors } from './visitors';

const never = new Promise<never>(() => undefined);
const tried = { at: '/forum', what: 'button "Search" is pressed', comparesText: false };
const done: Partial<Outcome> = { effects: ['text'], letters: 900 };

/** Runs attempts with these outcomes of each side, in order; the last one is repeated. */
async function tryWith(turns: Record<Of, (() => Promise<Partial<Outcome>>)[]>, isNew = false) {
  const dropped: Of[] = [];
  const patience: Record<Of, number[]> = { candidate: [], live: [] };
  const visitors: Visitors = {
    get: async (of) => ({ of, patience: 1 }) as unknown as UsedPage,
    drop: async (of) => void dropped.push(of),
    close: async () => undefined,
  };
  const run: Run = async (used) => {
    const { of } = used as unknown as { of: Of };
    patience[of].push(used.patience);
    const turn = turns[of].length > 1 ? turns[of].shift() : turns[of][0];
    return toOutcome((await turn?.()) ?? {});
  };
  const limits = { patience: 1, firstMs: 40, liveMs: 40, againMs: 80 };
  return { ...(await trySideBySide(visitors, false, { ...tried, isNew }, run, limits)), dropped, patience };
}
const answers = (known: Partial<Outcome>) => async () => Promise.resolve(known);
const ends = [answers(done)];
const dead = [answers({ ...done, effects: [] })];
const nothing = { findings: [], differences: [] };
const isReplaced = async () => Promise.reject(new Error('Execution context was destroyed'));

it('tries once if nothing differs', async () => {
  const { comparison, isJudged, patience } = await tryWith({ candidate: ends, live: ends });
  expect({ comparison, isJudged, patience }).toEqual({ comparison: nothing, isJudged: true, patience: { candidate: [1], live: [1] } });
});

it('refuses a finding that occurs twice, the second time with longer limits than those of the live release', async () => {
  const { comparison, isJudged, patience } = await tryWith({ candidate: dead, live: ends });
  expect(comparison.findings).toEqual([
    finding('act-dead', '/forum', 'does nothing when button "Search" is pressed; the live release changes its text'),
  ]);
  expect({ isJudged, patience }).toEqual({ isJudged: true, patience: { candidate: [1, 3], live: [1, 2] } });
});

it('refuses an act that never ends, and a document that is replaced while it is read', async () => {
  for (const turn of [async () => never, isReplaced]) {
    const { comparison, dropped } = await tryWith({ candidate: [turn], live: ends });
    expect(comparison.findings.map(({ rule }) => rule)).toEqual(['act-late']);
    expect(dropped).toEqual(['candidate', 'candidate']);
  }
});

it.each<[string, Record<Of, (() => Promise<Partial<Outcome>>)[]>]>([
  ['the live release does not end', { candidate: dead, live: [async () => never] }],
  ['the live release fails', { candidate: dead, live: [isReplaced] }],
  ['the live release does not end when it is asked again', { candidate: dead, live: [answers(done), async () => never] }],
])('has no verdict if %s', async (_what, turns) => {
  const { comparison, isJudged } = await tryWith(turns);
  expect({ comparison, isJudged }).toEqual({ comparison: nothing, isJudged: false });
});

it('ignores a difference that occurs once', async () => {
  const late = await tryWith({ candidate: [async () => never, answers(done)], live: ends });
  expect({ comparison: late.comparison, isJudged: late.isJudged }).toEqual({ comparison: nothing, isJudged: true });
});

it('reports faults of both releases without a refusal', async () => {
  const noisy = [answers({ ...done, errors: ['old'], unseen: ['"Old" is cut off'] })];
  const { comparison, known } = await tryWith({ candidate: noisy, live: noisy });
  expect({ comparison, known }).toEqual({ comparison: nothing, known: ['throws old', '"Old" is cut off'] });
});

it.each<[string, Partial<Outcome>, string[]]>([
  ['ends', done, []],
  ['does nothing', { ...done, effects: [] }, []],
  ['throws', { ...done, errors: ['no stars'] }, ['throws when button "Search" is pressed: no stars']],
  ['empties its page', { ...done, letters: 0 }, ['has nothing in its main when button "Search" is pressed']],
  [
    'locks its page',
    { ...done, locked: 'it does not scroll' },
    ['leaves the page locked when button "Search" is pressed: it does not scroll'],
  ],
])('an element that the live release does not have, which %s, is judged alone', async (_what, outcome, sentences) => {
  const { comparison, isJudged, patience } = await tryWith({ candidate: [answers(outcome)], live: [isReplaced] }, true);
  const said = comparison.findings.map(({ message }) => message);
  expect({ said, isJudged, live: patience.live }).toEqual({ said: sentences, isJudged: true, live: [] });
});

it('refuses new elements that make text an element or keep the browser busy for much longer than the opening of their page', async () => {
  const find = async (own: Partial<Outcome>) =>
    (await tryWith({ candidate: [answers({ ...done, ...own })], live: ends }, true)).comparison.findings.map(({ rule }) => rule);
  expect(await find({ marks: ['what is typed'] })).toEqual(['act-markup']);
  expect(await find({ work: 4000, openingWork: 200 })).toEqual(['act-work']);
  expect(await find({ work: 4000, openingWork: 1500 })).toEqual([]);
});

it('keeps the reason why an attempt failed', async () => {
  const { live } = await tryWith({ candidate: ends, live: [isReplaced] });
  expect(live).toMatchObject({ isLate: true, obstacle: 'Error: Execution context was destroyed' });
});
