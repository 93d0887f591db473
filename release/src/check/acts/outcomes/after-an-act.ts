import { listOtherOrder } from '../circumstances/compare-keyboard';
import type { Outcome } from '../outcome';
import { listAdded, listTexts } from './compare-texts';

type Refusal = [rule: string, sentence: string];

/** Fields that the live release keeps. */
function listLostFields(candidate: Outcome, lives: readonly Outcome[], read: (outcome: Outcome) => Record<string, string>): string[] {
  const [live] = lives;
  return Object.entries(live === undefined ? {} : read(live))
    .filter(([name, value]) => value !== '' && read(candidate)[name] === '' && lives.every((each) => read(each)[name] === value))
    .map(([name]) => name);
}

const headingOf = (headings: string) => headings.split(' / ')[0] ?? '';
const titleOf = (headings: string) => headings.split(' / ').at(-1) ?? '';

/** The heading and the title that stayed where those of the live release changed. */
function findOfBefore({ headings }: Outcome, lives: readonly Outcome[], what: string): Refusal[] {
  const [live] = lives;
  return [['heading', headingOf] as const, ['title', titleOf] as const].flatMap(([name, read]): Refusal[] => {
    const isMoved = (each: Outcome['headings']) => read(each.before) !== read(each.after);
    const now = read(live?.headings.after ?? '');
    const isStale = !isMoved(headings) && lives.every((each) => isMoved(each.headings) && read(each.headings.after) === now);
    return isStale && read(headings.before) === read(live?.headings.before ?? '')
      ? [
          [
            'act-stale',
            `still has the ${name} ${JSON.stringify(read(headings.after))} when ${what}; the live release has ${JSON.stringify(now)}`,
          ],
        ]
      : [];
  });
}

/** The faults after an act that ended on the same page; writes were refused unless `isAccepted`. */
export function findAfterAct(candidate: Outcome, lives: readonly Outcome[], what: string, isAccepted: boolean): Refusal[] {
  const [live] = lives;
  const all = [candidate, ...lives];
  if (live === undefined || lives.some(({ address }) => address !== candidate.address)) return [];
  const isRefused = !isAccepted && all.every(({ sent }) => sent.some(({ isWrite }) => isWrite));
  const lost = isRefused ? listLostFields(candidate, lives, ({ fields }) => fields) : [];
  const unkept = listLostFields(candidate, lives, ({ kept }) => kept ?? {});
  const refuse = (isWrong: boolean, rule: string, sentence: string): Refusal[] => (isWrong ? [[rule, sentence]] : []);
  const gone = candidate.lost.filter((each) => lives.every((other) => !other.lost.includes(each)));
  const pushed = Math.max(...lives.map((each) => each.pushed));
  return [
    ...refuse(gone.length > 0, 'act-storage', `removes what others keep in ${gone.join(' and ')} when ${what}`),
    ...refuse(
      candidate.pushed > pushed + 1,
      'act-back',
      `adds ${candidate.pushed} entries to the history when ${what}, so that the way back leads nowhere; the live release ${pushed}`,
    ),
    ...findOfBefore(candidate, lives, what),
    ...refuse(lost.length > 0, 'act-typed', `loses what was typed as ${lost.join(' and ')} when ${what} and the site is busy`),
    ...refuse(
      candidate.kept === null && lives.every(({ kept }) => kept !== null),
      'act-typed',
      `has lost the form when ${what}; the live release has it`,
    ),
    ...refuse(unkept.length > 0, 'act-typed', `loses what was typed as ${unkept.join(' and ')} when ${what}`),
    ...refuse(
      isRefused && candidate.isStuck && !lives.some(({ isStuck }) => isStuck),
      'act-locked',
      `takes no further press when ${what} and the site is busy; the live release does`,
    ),
    ...refuse(
      all.every(({ effects }) => effects.includes('dialog')) && candidate.focus === null && lives.every(({ focus }) => focus !== null),
      'act-back',
      `loses the focus when ${what}; the live release has it on ${live.focus ?? 'nothing'}`,
    ),
  ];
}

/** A press is slow from this many times as long as on the live release, plus this. */
const [slowFactor, slowMs] = [4, 1500];
/** Hundreds of pixels by which a page may come back elsewhere by chance. */
const maxHundreds = 3;

/** Work of an act that a person may notice. */
const [workFactor, workMs] = [3, 400];

/** What is different after an act, in words; none of it is always a fault. */
export function listAfterAct(candidate: Outcome, lives: readonly Outcome[], comparesText: boolean): string[] {
  const [live] = lives;
  if (live === undefined) return [];
  const settled = <Value>(read: (outcome: Outcome) => Value) =>
    lives.every((each) => JSON.stringify(read(each)) === JSON.stringify(read(live))) &&
    JSON.stringify(read(candidate)) !== JSON.stringify(read(live));
  const slowest = Math.max(...lives.map(({ reactMs }) => reactMs ?? Infinity));
  const remains = (candidate.remains ?? []).filter((each) => lives.every((other) => !other.remains?.includes(each)));
  const hosts = candidate.hosts.filter((each) => lives.every((other) => !other.hosts.includes(each)));
  const running = Math.max(...lives.map((each) => each.running ?? Infinity));
  const held = lives.every((other) => other.held !== null) ? (candidate.held ?? []) : [];
  const listeners = [...new Set(held)].filter((each) => {
    const count = (list: readonly string[] | null) => (list ?? []).filter((other) => other === each).length;
    return count(held) > Math.max(...lives.map((other) => count(other.held)));
  });
  const isElsewhere = settled(({ returned }) => returned !== null && Math.abs(returned) > maxHundreds) && (candidate.returned ?? 0) !== 0;
  const most = Math.max(...lives.map((each) => each.work ?? Infinity));
  const isSameAddress = lives.every(({ address }) => address === candidate.address);
  // A team that gives its drafts another form on purpose begins anew.
  const unread = listLostFields(candidate, lives, ({ inherited }) => inherited ?? {});
  return [
    ...(unread.length > 0 ? [`does not have what was typed into the live release as ${unread.join(' and ')}`] : []),
    ...(isSameAddress && settled(({ headings }) => headings.after)
      ? [`has the heading and the title ${JSON.stringify(candidate.headings.after)} and not ${JSON.stringify(live.headings.after)}`]
      : []),
    ...((candidate.reactMs ?? Infinity) > slowest * slowFactor + slowMs ? ['answers much later than the live release'] : []),
    ...((candidate.work ?? 0) > most * workFactor + workMs ? ['keeps the browser busy for much longer than the live release'] : []),
    ...(isElsewhere ? ['comes back to another part of the page'] : []),
    ...listOtherOrder(candidate, lives),
    ...listTexts(candidate, lives, comparesText && isSameAddress),
    ...listAdded(candidate, lives),
    ...listeners.map((each) => `keeps a listener (${each}) when it has been left`),
    ...hosts.map((host) => `calls ${host}`),
    ...((candidate.running ?? 0) > running ? ['keeps a timer running when it has been left'] : []),
    ...remains.map((each) => `leaves ${JSON.stringify(each.slice(0, 100))} behind when it has been left`),
  ];
}
