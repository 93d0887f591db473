import { finding, type Finding } from '../../finding';
import type { Comparison } from '../../compare/compare-snapshots';
import { findByKeyboard } from '../circumstances/compare-keyboard';
import { findUnderCircumstance, listKnownGrowth } from '../circumstances/compare-circumstances';
import { findAfterAct, listAfterAct } from './after-an-act';
import { findSentAgain, findUnsent, listOtherValues } from './compare-sent';
import { typed } from '../fill-field';
import type { Outcome } from '../outcome';

/** As in a comparison of pages. */
const [keptPart, shortest] = [0.25, 200];
/** A dialog with fewer usable elements may lose some on purpose. */
const fewThings = 5;
const maxLines = 3;
/** Hundreds of pixels that a page scrolls by chance. */
const maxHundreds = 3;

/** The page, the act, and whether the displayed result is compared too. */
export interface Try {
  at: string;
  /** Completes "when …". */
  what: string;
  comparesText: boolean;
  /** Whether the element is not on the live release, so that only what is never right is a fault. */
  isNew?: boolean;
  /** Whether writes are answered as done. */
  isAccepted?: boolean;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const describe = ({ dialogs, sent, address, effects }: Outcome) =>
  [
    ...(effects.includes('dialog') && dialogs.length > 0 ? [`opens ${dialogs.join(', ')}`] : []),
    ...sent.slice(0, 1).map(({ call }) => `sends ${call}`),
    ...(effects.includes('address') ? [`leads to ${address}`] : []),
  ].join(' and ') || `changes its ${effects.join(' and ')}`;

function findNeverRight(candidate: Outcome, lives: readonly Outcome[], { at, what, isAccepted = false }: Try): Finding[] {
  const [live] = lives;
  if (live === undefined || lives.some(({ isLate, isReached }) => isLate || !isReached)) return [];
  const say = (rule: string, sentence: string) => [finding(rule, at, sentence)];
  if (candidate.isLate) return say('act-late', `does not come to an end when ${what}; the live release does`);
  if (!candidate.isReached) return [];
  const error = candidate.errors.find((each) => lives.every(({ errors }) => !errors.includes(each)));
  if (error !== undefined) return say('act-error', `throws when ${what}: ${error}`);
  // A press that took effect after its time limit was none that cannot be pressed: its work is judged.
  if (candidate.obstacle !== null && candidate.effects.length === 0 && lives.every(({ obstacle }) => obstacle === null))
    return say('act-obstacle', `cannot be used when ${what}: ${candidate.obstacle}`);
  if (candidate.effects.length === 0 && lives.every(({ effects }) => effects.length > 0))
    return say('act-dead', `does nothing when ${what}; the live release ${describe(live)}`);
  const unsent = findUnsent(candidate, live, lives);
  if (unsent.length > 0) return say('act-sends', `${unsent.slice(0, maxLines).join(' and ')} when ${what}; the live release does`);
  const again = findSentAgain(candidate, lives);
  if (again.length > 0) return say('act-sends', `${again.join(' and ')} when ${what}; the live release does not`);
  if (candidate.locked !== '' && lives.every(({ locked }) => locked === ''))
    return say('act-locked', `leaves the page locked when ${what}: ${candidate.locked}`);
  const under = findUnderCircumstance(candidate, lives, what, isAccepted).at(0) ?? findAfterAct(candidate, lives, what, isAccepted).at(0);
  if (under !== undefined) return say(...under);
  if (lives.every(({ value }) => value === live.value && value?.includes(typed)) && !candidate.value?.toLowerCase().includes(typed))
    return say('act-typed', `keeps ${JSON.stringify(candidate.value)} of what is typed when ${what}`);
  if (candidate.isComposedSent && lives.every((each) => !each.isComposedSent))
    return say('act-typed', `takes the Enter key that ends a word of a Hindi keyboard for the end of the text when ${what}`);
  const opens = (each: Outcome) => each.effects.includes('dialog') && each.dialogs.length > 0;
  if (lives.every(opens) && !opens(candidate) && candidate.address === live.address)
    return say('act-dialog', `opens no dialog when ${what}; the live release opens ${live.dialogs.join(', ')}`);
  const things = Math.min(...lives.map(({ opened }) => opened.length));
  if (lives.every(opens) && things >= fewThings && candidate.opened.length < things * keptPart)
    return say(
      'act-dialog',
      `opens a dialog with ${candidate.opened.length} things to use when ${what}; that of the live release has ${things}`,
    );
  const letters = Math.min(...lives.map((each) => each.letters));
  if (letters >= shortest && candidate.letters < letters * keptPart)
    return say('act-lost', `has ${candidate.letters} letters in its main when ${what}; the live release has ${letters}`);
  if (
    candidate.address === live.address &&
    live.back !== null &&
    lives.every(({ back }) => back === live.back) &&
    candidate.back !== live.back
  )
    return say('act-back', `${candidate.back ?? 'has no way back'} when ${what}; the live release ${live.back}`);
  return findByKeyboard(candidate, lives, what).flatMap((refusal) => say(...refusal));
}

/** Lines that every live release has. */
const listMissing = (candidate: Outcome, lives: readonly Outcome[], read: (outcome: Outcome) => readonly string[]): string[] =>
  [...new Set(lives.flatMap(read))].filter((line) => lives.every((each) => read(each).includes(line)) && !read(candidate).includes(line));

function listDifferences(candidate: Outcome, lives: readonly Outcome[], { at, what, comparesText }: Try): string[] {
  const [live] = lives;
  if (live === undefined || [candidate, ...lives].some(({ isLate }) => isLate) || !lives.every(({ isReached }) => isReached)) return [];
  if (!candidate.isReached) return [`${at}: is not there when ${what}`];
  const settled = <Value>(read: (outcome: Outcome) => Value) =>
    lives.every((each) => isSame(read(each), read(live))) && !isSame(read(candidate), read(live));
  const names = (list: readonly string[]) => list.join(', ') || 'nothing';
  const formatSent = (each: Outcome) => each.sent.map(({ call, fields }) => `${call} (${Object.keys(fields).sort().join(', ')})`).sort();
  const missing = listMissing(candidate, lives, ({ shown }) => shown);
  const fresh = (read: (outcome: Outcome) => readonly string[]) =>
    read(candidate).filter((line) => !lives.some((each) => read(each).includes(line)));
  const show = (words: string) => (line: string) => `${words} ${JSON.stringify(line.slice(0, 100))}`;
  return [
    ...listAfterAct(candidate, lives, comparesText),
    ...listOtherValues(candidate, lives).slice(0, maxLines),
    ...fresh(({ pointed }) => pointed ?? [])
      .slice(0, maxLines)
      .map(show('shows')),
    ...fresh(({ written }) => written?.foreign ?? [])
      .slice(0, maxLines)
      .map(show('has no words of this language in')),
    ...fresh(({ written }) => [...(written?.head ?? []), ...(written?.texts ?? [])])
      .slice(0, maxLines)
      .map(show('has')),
    ...listMissing(candidate, lives, ({ written }) => [...(written?.head ?? []), ...(written?.texts ?? [])])
      .slice(0, maxLines)
      .map(show('does not have')),
    ...(settled(({ address }) => address) ? [`leads to ${candidate.address} and not to ${live.address}`] : []),
    ...(settled(({ dialogs }) => dialogs) ? [`opens ${names(candidate.dialogs)} and not ${names(live.dialogs)}`] : []),
    ...(settled(formatSent) ? [`sends ${names(formatSent(candidate))} and not ${names(formatSent(live))}`] : []),
    ...(comparesText && settled(({ calls }) => calls) ? [`asks for ${names(candidate.calls)} and not for ${names(live.calls)}`] : []),
    ...(settled(({ isStuck }) => isStuck) ? [candidate.isStuck ? 'takes no further press' : 'takes a further press'] : []),
    ...(settled(({ scrolled }) => Math.abs(scrolled - live.scrolled) > maxHundreds)
      ? [`scrolls by ${candidate.scrolled * 100} pixels and not by ${live.scrolled * 100}`]
      : []),
    ...(settled(({ focus }) => focus) ? [`has its focus on ${candidate.focus ?? 'nothing'} and not on ${live.focus ?? 'nothing'}`] : []),
    ...(comparesText ? missing.slice(0, maxLines).map(show('does not show')) : []),
  ].map((line) => `${at}: ${line} when ${what}`);
}

/** Faults of both releases, which would refuse the candidate if only the candidate had them. */
export function listKnown(candidate: Outcome, live: Outcome): string[] {
  if ([candidate, live].some(({ isLate, isReached }) => isLate || !isReached)) return [];
  const common = (read: (outcome: Outcome) => readonly string[]) => [
    ...new Set(read(candidate).filter((each) => read(live).includes(each))),
  ];
  return [
    ...common(({ errors }) => errors).map((error) => `throws ${error}`),
    ...common(({ unseen }) => unseen ?? []),
    ...(candidate.letters + live.letters === 0 ? ['has nothing in its main'] : []),
    ...listKnownGrowth(candidate, live),
  ];
}

/** Compares the outcome on a candidate with one or more outcomes on the live release. */
export const compareOutcomes = (candidate: Outcome, lives: readonly Outcome[], tried: Try): Comparison => ({
  findings: findNeverRight(candidate, lives, tried),
  differences: listDifferences(candidate, lives, tried),
});
