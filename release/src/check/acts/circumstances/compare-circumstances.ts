import { typed } from '../fill-field';
import type { Growth, Outcome, Shown } from '../outcome';

/** A page that is this many times as busy as the live one is probably in an endless loop. */
const [floodFactor, floodCalls] = [3, 12];
/** What a visit may leave behind: at least this much, and this many times as much as the live release. */
const [unnoticed, growthFactor] = [{ nodes: 100, listeners: 8, bytes: 400_000, stored: 2000 } satisfies Growth, 4];
const growthWords: Record<keyof Growth, string> = {
  nodes: 'nodes',
  listeners: 'listeners',
  bytes: 'bytes of the heap',
  stored: 'letters in the storage',
};
const maxLines = 4;
/** As in a comparison of pages. */
const [keptPart, shortest] = [0.25, 200];
/** From this share of letters in the script of its language a page counts as written in that language. */
const nativeShare = 0.4;

type Refusal = [rule: string, sentence: string];

/** The values of the live release; null where one of them is missing. */
function all<Value>(lives: readonly Outcome[], read: (outcome: Outcome) => Value | null): Value[] | null {
  const values = lives.map(read);
  return values.includes(null) ? null : (values as Value[]);
}

function findEmpty(candidate: Outcome, lives: readonly Outcome[], what: string): Refusal[] {
  if (candidate.letters === 0 && lives.every(({ letters }) => letters > 0)) return [['act-lost', `has nothing in its main when ${what}`]];
  const waiting = all(lives, (each) => each.waiting);
  const leastOf = (way: string) => Math.min(...lives.map(({ otherwise }) => otherwise[way]?.letters ?? 0));
  const isGone = ([way, { letters }]: [string, Shown]) =>
    (letters === 0 && leastOf(way) > 0) || (leastOf(way) >= shortest && letters < leastOf(way) * keptPart);
  const [way, gone] = Object.entries(candidate.otherwise).find(isGone) ?? [];
  if (way !== undefined)
    return [['act-lost', `has ${gone?.letters} letters in its main when it is ${way}; the live release has ${leastOf(way)}`]];
  return candidate.waiting === 0 && waiting?.every((letters) => letters > 0)
    ? [['act-lost', `has nothing in its main for the time in which ${what}`]]
    : [];
}

function findBusy({ busy }: Outcome, lives: readonly Outcome[], what: string): Refusal[] {
  const most = Math.max(...(all(lives, (each) => each.busy) ?? [Infinity]));
  return busy !== null && busy > most * floodFactor + floodCalls
    ? [['act-calls', `calls the API or writes to the storage ${busy} times when ${what}; the live release ${most} times`]]
    : [];
}

function findGrowth({ growth }: Outcome, lives: readonly Outcome[], what: string): Refusal[] {
  const others = all(lives, (each) => each.growth);
  if (growth === null || others === null) return [];
  return (Object.keys(growthWords) as (keyof Growth)[]).flatMap((name): Refusal[] => {
    const most = Math.max(0, ...others.map((each) => each[name]));
    if (growth[name] < unnoticed[name] || growth[name] < most * growthFactor) return [];
    const [own, live] = [Math.round(growth[name]), Math.round(most)];
    return [['act-growth', `leaves ${own} ${growthWords[name]} behind each time when ${what}; the live release ${live}`]];
  });
}

/** What both releases leave behind with each visit. */
export const listKnownGrowth = ({ growth: own }: Outcome, { growth: live }: Outcome): string[] =>
  own === null || live === null
    ? []
    : (Object.keys(growthWords) as (keyof Growth)[])
        .filter((name) => Math.min(own[name], live[name]) >= unnoticed[name])
        .map((name) => `leaves ${growthWords[name]} behind each time`);

/** The colours of a text without contrast; they say more than its words, which change. */
const coloursOf = (line: string) => /contrast: (.*)$/u.exec(line)?.[1];

function findUnseen({ unseen }: Outcome, lives: readonly Outcome[], what: string): Refusal[] {
  const known = all(lives, (each) => each.unseen)?.flat();
  const fresh =
    known === undefined
      ? []
      : (unseen ?? []).filter((each) => !known.some((other) => other === each || (coloursOf(each) ?? '') === coloursOf(other)));
  return fresh.length > 0 ? [['act-unseen', `cannot be read or pressed when ${what}: ${fresh.slice(0, maxLines).join(', ')}`]] : [];
}

function findOfAnother({ left }: Outcome, lives: readonly Outcome[], what: string): Refusal[] {
  const known = all(lives, (each) => each.left)?.flat();
  const fresh = known === undefined ? [] : (left ?? []).filter((each) => !known.includes(each));
  return fresh.length > 0
    ? [
        [
          'act-person',
          `shows what the member saw when ${what}: ${fresh
            .slice(0, maxLines)
            .map((line) => JSON.stringify(line))
            .join(', ')}`,
        ],
      ]
    : [];
}

/** A page in Latin letters is not in its language if the live release shows it in another script. */
function findUntranslated({ written }: Outcome, lives: readonly Outcome[], what: string): Refusal[] {
  const minShare = Math.min(...(all(lives, (each) => each.written)?.map(({ share }) => share) ?? [0]));
  if (written === null || minShare < nativeShare || written.share >= minShare / 2) return [];
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  return [
    [
      'act-language',
      `has ${percent(written.share)} of its letters in the script of its language when ${what}; the live release ${percent(minShare)}`,
    ],
  ];
}

/** Text that becomes an element lets one visitor run scripts in the browsers of others. */
function findMarks({ marks }: Outcome, lives: readonly Outcome[], what: string): Refusal[] {
  const fresh = marks.filter((each) => !lives.some((other) => other.marks.includes(each)));
  return fresh.length > 0 ? [['act-markup', `makes an element of ${fresh.slice(0, maxLines).join(' and ')} when ${what}`]] : [];
}

/** Work is much from this many times that of the live release plus this. */
const [workFactor, workMs] = [3, 1500];

function findWork({ work }: Outcome, lives: readonly Outcome[], what: string): Refusal[] {
  const most = Math.max(...(all(lives, (each) => each.work) ?? [Infinity]));
  return work !== null && work > most * workFactor + workMs
    ? [['act-work', `keeps the browser busy for ${Math.round(work)} ms when ${what}; the live release for ${Math.round(most)} ms`]]
    : [];
}

const sendsTyped = ({ sent }: Outcome) =>
  sent.some(({ isWrite, fields }) => isWrite && Object.values(fields).some((value) => value.includes(typed)));

/** After an accepted write the live release refetches the changed data; the candidate must do so too, or show the result. */
function findStale(candidate: Outcome, lives: readonly Outcome[], what: string): Refusal[] {
  const [live] = lives;
  if (live === undefined || !lives.every(sendsTyped) || candidate.shown.some((line) => line.includes(typed))) return [];
  const pathOf = (call: string) => call.split('?', 1)[0];
  const asks = (calls: readonly string[], call: string) => calls.some((each) => pathOf(each) === pathOf(call));
  const missing = live.calls.filter((call) => lives.every(({ calls }) => asks(calls, call)) && !asks(candidate.calls, call));
  return missing.length > 0
    ? [['act-stale', `does not ask for ${missing.slice(0, maxLines).join(', ')} when ${what}; the live release does`]]
    : [];
}

/** The faults of a page under a circumstance, or after a write. */
export const findUnderCircumstance = (candidate: Outcome, lives: readonly Outcome[], what: string, isAccepted: boolean): Refusal[] => [
  ...findMarks(candidate, lives, what),
  ...findEmpty(candidate, lives, what),
  ...findBusy(candidate, lives, what),
  ...findWork(candidate, lives, what),
  ...findGrowth(candidate, lives, what),
  ...findUnseen(candidate, lives, what),
  ...findOfAnother(candidate, lives, what),
  ...findUntranslated(candidate, lives, what),
  ...(isAccepted ? findStale(candidate, lives, what) : []),
];
