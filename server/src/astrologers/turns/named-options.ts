import { partsOf, thingsOf } from '../asks/options';
import { readLine, type Form } from '../asks/request';
import { findThings } from '../asks/say-choice';
import { findersOf, placesIn, timesIn, type Finder, type Thing } from '../asks/things';
import { readText, type QuestionText } from '../question/question-text';
import type { TurnForm } from '../topics/turns/turn-form';
import { matterTable } from '../tools/tables';
import { namedPart } from './meant';
import type { Turn } from './turn';

const fewWords = 3;
/** Forms that name another, and those of a decision, for which it is another option. */
const naming: readonly TurnForm[] = ['other', 'othermatter', 'othertime', 'where', 'if'];
const deciding: readonly (Form | undefined)[] = ['should', 'decide', 'either'];
/** From such a share a line chooses between what it names, even without an "or". */
const leastEither = 0.3;

export const textOf = (line: string, { context: { read } }: Turn): QuestionText => ({
  ...readText(line, read.language),
  language: read.language,
});

/** All that a line of the talk may name; a bare name is none, for any word may be one. */
const findersFor = ({ context: { question }, base }: Turn): Finder[] =>
  findersOf(base.context.read, question.now, Date.parse(question.chart.utc)).slice(0, -1);

export const unlike = (things: readonly Thing[]): Thing[] => [...new Map(things.map((thing) => [thing.id, thing])).values()];

const ofFields: readonly string[] = ['work', 'study', 'business'];
const isOfFields = ({ base }: Turn): boolean => ofFields.includes(matterTable[base.context.read.matter.id].area);

/** What a line names of the kind of some things. */
export function namedBeside(turn: Turn, things: readonly Thing[], text: QuestionText): Thing[] {
  const [first] = things;
  const found = findersFor(turn).flatMap((find) => find(text));
  return unlike(found).filter(
    ({ id, frame, isField }) =>
      things.some((each) => each.id === id) ||
      (frame === first?.frame &&
        (frame !== 'thing' || text.length <= fewWords || (isField === true && (first.isField === true || isOfFields(turn))))),
  );
}

/** What the conversation has put to choose between, its last choice first, with what was named besides since. */
export function chosenBetween(turn: Turn): Thing[] | null {
  const { context, form } = turn;
  const { question, read } = context;
  const told = (question.turns ?? []).slice(form === 'again' ? -1 : 0).map((each) => each.question);
  return told.reduce<Thing[] | null>((put, line) => {
    const text = textOf(line, turn);
    const own = findThings({ question, line: readLine(line), read: { ...read, text } });
    return own ?? (put && unlike([...put, ...namedBeside(turn, put, text)]));
  }, null);
}

/** Between what a line chooses that joins it by a word, or names it one after another. */
export function namedInLine(turn: Turn): Thing[] | null {
  const { context, form, base } = turn;
  const { question, read } = context;
  const { matter } = base.context.read;
  const found = [read, { ...read, matter }].map((of) => findThings({ question, read: of, line: read.line })).find((each) => each !== null);
  if (found || (form !== 'choice' && read.line.wanted.shareOf('either') < leastEither)) return found ?? null;
  const finders = findersFor(turn);
  return thingsOf(read.text, finders) ?? finders.map((find) => unlike(find(read.text))).find(({ length }) => length > 1) ?? null;
}

/** Times or places that the turns have named one by one, with that of the line: "and next year?"; null for fewer than two. */
export function namedInTurn(turn: Turn): Thing[] | null {
  const { context, form, base } = turn;
  const { question, read } = context;
  const isOther = naming.includes(form) && deciding.includes(base.asked?.form) && placesIn(read.text).length > 0;
  const told = [...(question.turns ?? []).map((each) => textOf(each.question, turn)), read.text];
  const ofTimes = form === 'choice' ? [timesIn(question.now, Date.parse(question.chart.utc))] : [];
  for (const find of [...ofTimes, ...(form === 'choice' || isOther ? [placesIn] : [])]) {
    const things = unlike(told.flatMap(find));
    if (things.length > 1) return things;
  }
  return null;
}

/** The one of the options that a line tells something of, by its name or by the words in which it was put. */
export function toldOf(turn: Turn, put: readonly Thing[]): Thing | null {
  const { context, said } = turn;
  const { text } = context.read;
  const named = namedBeside(turn, put, text);
  if (named.length > 0) return named.length === 1 ? (named[0] ?? null) : null;
  const parts = partsOf(said.question);
  const part = parts.length === put.length ? namedPart(parts, text.raw) : -1;
  return put[part] ?? null;
}
