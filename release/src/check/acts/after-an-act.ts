import type { Outcome } from './outcome';

type Refusal = [rule: string, sentence: string];

/** Fields that the live release keeps. */
function listLostFields(candidate: Outcome, lives: readonly Outcome[], read: (outcome: Outcome) => Record<string, string>): string[] {
  const [live] = lives;
  return Object.entries(live === undefined ? {} : read(live))
    .filter(([name, value]) => value !== '' && read(candidate)[name] === '' && lives.every((each) => read(each)[name] === value))
    .map(([name]) => name);
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
  return [
    ...refuse(lost.length > 0, 'act-typed', `loses what was typed as ${lost.join(' and ')} when ${what} and the site is busy`),
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
