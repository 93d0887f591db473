import options from '../../../content/options.json';
import { splitParts, findKnownOptions } from '../asks/options';
import { readLine, type Form } from '../asks/request';
import { findChoice } from '../asks/choices/find-choice';
import { createFinders, placesIn, timesIn, type Finder, type Thing } from '../asks/things';
import { readText, type QuestionText } from '../question/question-text';
import type { TurnForm } from '../topics/turns/turn-form';
import { matterTable } from '../tools/tables';
import { namedPart } from './find-correction';
import type { Turn } from './turn';

const fewWords = 3;
/** Forms that name another option, and decision forms. */
const naming: readonly TurnForm[] = ['other', 'othermatter', 'othertime', 'where', 'if'];
const decisionForms: readonly (Form | undefined)[] = ['should', 'decide', 'either'];
/** Minimum share for a choice without "or". */
const minEitherShare = 0.3;

export const readTurnText = (line: string, { context: { read } }: Turn): QuestionText => ({
  ...readText(line, read.language),
  language: read.language,
});

/** The option finders for a message; bare names are excluded, because any word may be one. */
const findersFor = ({ context: { question }, base }: Turn): Finder[] =>
  createFinders(base.context.read, question.now, Date.parse(question.chart.utc)).slice(0, -1);

export const distinct = (things: readonly Thing[]): Thing[] => [...new Map(things.map((thing) => [thing.id, thing])).values()];

const fieldAreas: readonly string[] = ['work', 'study', 'business'];
const isOfFields = ({ base }: Turn): boolean => fieldAreas.includes(matterTable[base.context.read.matter.id].area);

/** The options in a message that are of the same kind as others. */
export function namedBeside(turn: Turn, things: readonly Thing[], text: QuestionText): Thing[] {
  const [first] = things;
  const found = findersFor(turn).flatMap((find) => find(text));
  return distinct(found).filter(
    ({ id, frame, isField }) =>
      things.some((each) => each.id === id) ||
      (frame === first?.frame &&
        (frame !== 'thing' || text.length <= fewWords || (isField === true && (first.isField === true || isOfFields(turn))))),
  );
}

/** The options of the conversation, those of the last choice first, with options that were named since. */
export function chosenBetween(turn: Turn): Thing[] | null {
  const { context, form } = turn;
  const { question, read } = context;
  const messages = (question.turns ?? []).slice(form === 'again' ? -1 : 0).map((each) => each.question);
  return messages.reduce<Thing[] | null>((put, line) => {
    const text = readTurnText(line, turn);
    const ownThings = findChoice({ question, line: readLine(line), read: { ...read, text } });
    return ownThings ?? (put && distinct([...put, ...namedBeside(turn, put, text)]));
  }, null);
}

/** The options that a message joins by a connector or lists. */
export function namedInLine(turn: Turn): Thing[] | null {
  const { context, form, base } = turn;
  const { question, read } = context;
  const { matter } = base.context.read;
  const found = [read, { ...read, matter }].map((of) => findChoice({ question, read: of, line: read.line })).find((each) => each !== null);
  if (found || (form !== 'choice' && read.line.wanted.shareOf('either') < minEitherShare)) return found ?? null;
  const finders = findersFor(turn);
  return findKnownOptions(read.text, finders) ?? finders.map((find) => distinct(find(read.text))).find(({ length }) => length > 1) ?? null;
}

/** Times or places named one by one in the conversation: "and next year?"; null for fewer than two. */
export function namedInTurn(turn: Turn): Thing[] | null {
  const { context, form, base } = turn;
  const { question, read } = context;
  const isOther = naming.includes(form) && decisionForms.includes(base.asked?.form) && placesIn(read.text).length > 0;
  const messages = [...(question.turns ?? []).map((each) => readTurnText(each.question, turn)), read.text];
  const timeFinders = form === 'choice' ? [timesIn(question.now, Date.parse(question.chart.utc))] : [];
  for (const find of [...timeFinders, ...(form === 'choice' || isOther ? [placesIn] : [])]) {
    const things = distinct(messages.flatMap(find));
    if (things.length > 1) return things;
  }
  return null;
}

const orders = [options.first, options.second].map((list) => new Set(list.split(' ')));
/** "Why not the second one": the place of an option that a message names by its order; -1 for none. */
const placeInOrder = ({ plain }: QuestionText): number => orders.findIndex((words) => plain.split(' ').some((word) => words.has(word)));

/** The option that a message comments on, by its name or the words of the choice. */
export function findFavoured(turn: Turn, put: readonly Thing[]): Thing | null {
  const { context, said } = turn;
  const { text } = context.read;
  const named = namedBeside(turn, put, text);
  if (named.length > 0) return named.length === 1 ? (named[0] ?? null) : null;
  const place = put.length === 2 ? placeInOrder(text) : -1;
  if (place >= 0) return put[place] ?? null;
  const parts = splitParts(said.question);
  const part = parts.length === put.length ? namedPart(parts, text.raw) : -1;
  return put[part] ?? null;
}
