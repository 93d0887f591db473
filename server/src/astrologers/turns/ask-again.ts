import { readAsk } from '../asks/compose-ask';
import { isMatter, readLine } from '../asks/request';
import { readTerms } from '../answers/facts/terms';
import { join } from '../compose/join';
import type { Composed } from '../compose/composed';
import { composeRemedy } from '../answers/remedies/remedy';
import { readClauses } from '../question/asking';
import { readText } from '../question/question-text';
import { planetOfFactor, type Factor } from '../plan/weigh';
import { getMatter, type MatterId } from '../question/matters';
import { asksPractice } from '../asks/form-of-line';
import { apart } from './content';
import { matterOfLine } from './line-matter';
import { askWhose } from './ask-whose';
import { askOtherTime, askPast } from './other-time';
import { namedPart, namesOneself } from './meant';
import { strainWords } from './places';
import { askAgain } from './same-ask';
import { sayFilled } from './say-way';
import type { Turn, Weighed } from './turn';
import { askOf } from './answer-other';
import type { Topic } from '../topics/understand';

const joints = /\s(?:and|aur|or|ya|और|या)\s/iu;

/** "Exactly which month?" after a time was named: the middle of it. */
function askWhen(turn: Weighed): Composed {
  const { base, context, asked } = turn;
  const { horizon } = context.read;
  // "Before March?" asks of a time of its own.
  if (horizon !== null && horizon.unit !== 'year') return askOtherTime(turn) ?? askAgain(turn, 'when', { horizon });
  const found = askAgain(turn, 'when', base.context.read.horizon?.unit === 'year' && horizon === null ? {} : { horizon });
  const finer = asked === 'when' ? sayFilled(turn, apart.finer) : '';
  if (finer === '') return found;
  const [, ...rest] = found.text.split('\n\n');
  return { ...found, text: [finer, ...rest].join('\n\n') };
}

/** "Is it because of Saturn?": whether a planet that the line names weighs against the matter; null where it names none. */
function askBlame(turn: Weighed): Composed | null {
  const { about, judgement, context } = turn;
  const [planet] = readTerms(context.question.text).planets;
  if (planet === undefined) return null;
  const isOf = (factor: Factor) => ('planets' in factor ? factor.planets.includes(planet) : planetOfFactor(factor) === planet);
  const found = judgement.weighed.factors.find((factor) => factor.weight < 0 && isOf(factor));
  const told = found && strainWords(turn, found);
  const lead = sayFilled(turn, found ? apart.blamed : apart.notBlamed, { planet: about.book.planet(planet), ...told });
  const again = askAgain(turn, 'why');
  const [, ...rest] = again.text.split('\n\n');
  return lead === '' ? null : { ...again, text: join(lead, ...rest) };
}

/** Steps that can be taken, or what tradition does where a rite is asked for. */
function askTodo(turn: Weighed): Composed {
  const { about, judgement, context } = turn;
  if (!asksPractice(context.read.text.plain)) return askAgain(turn, 'todo', { horizon: null });
  const found = {
    context: about,
    sensitiveTopic: null,
    judgement,
    isFree: false,
    usesChart: true,
    asked: { ask: turn.ask, form: turn.asked },
  };
  return { ...found, text: composeRemedy(about, judgement.focus) };
}

/** "I was asking more about the move": the part of the question before that the line names. */
function askPart({ said, context: { read }, alone }: Weighed): Composed | null {
  const parts = readClauses(readText(said.question, read.language)).flatMap(({ raw }) => raw.split(joints));
  const part = parts[namedPart(parts, read.text.raw)];
  return part === undefined ? null : alone(part);
}

/** The same of somebody else; one's own chart has no house for some. */
function askOther(turn: Weighed): Composed | null {
  const { kin, text: line } = turn.context.read;
  const isSame = kin?.id === turn.about.read.kin?.id;
  if (turn.isCorrection && isSame && matterOfLine(turn.typed) !== null) return askOtherMatter(turn);
  // The chart is theirs already.
  if (turn.context.question.chartOf !== undefined) return askAgain(turn, null, { kin: null });
  if (kin !== null && !isSame) return askWhose(turn, kin, { horizon: turn.context.read.horizon ?? turn.about.read.horizon });
  if (kin === null && turn.about.read.kin !== null && (namesOneself(line) || readLine(line.raw).whose.value === 'self'))
    return askWhose(turn, null);
  if (turn.isCorrection && turn.about.read.kin === null) return askPart(turn);
  // One house stands for all daughters.
  const text = sayFilled(turn, kin === null && !turn.isCorrection ? apart.others : apart.another);
  return { text, context: turn.context, sensitiveTopic: null, judgement: null, isFree: true, usesChart: false, earlier: turn.base };
}

const [fewWords, leastLettersOfWord] = [4, 3];

/** From such a share a word alone names a matter. */
const leastOfWord = 0.7;

/** "And the house after that?": the matter that a single word of a line names; null where none does, or several do. */
function matterOfWord(raw: string): MatterId | null {
  const words = raw.split(/[\s,.?!।]+/u).filter(({ length }) => length >= leastLettersOfWord);
  const named = words.map((word) => readLine(word).topic).filter(({ value, share }) => isMatter(value) && share >= leastOfWord);
  const [first, ...more] = new Set(named.map(({ value }) => value));
  return first !== undefined && more.length === 0 && isMatter(first) ? first : null;
}

/** Another matter that the line names, of the same person and time. */
function askOtherMatter(turn: Weighed): Composed | null {
  const { text, kin, horizon } = turn.context.read;
  // "And my brother?" names nobody's matter.
  if (kin !== null && kin.id !== turn.about.read.kin?.id && text.length <= fewWords) return askOther(turn);
  const line = readLine(text.raw);
  const topic = matterOfLine(line) ?? matterOfLine(turn.typed) ?? matterOfWord(text.raw);
  if (topic === null) return null;
  if (getMatter(topic).careful) return askOf(turn, topic as Topic, text.raw);
  const read = readAsk(topic, text.raw, text.plain, line);
  if (read === null) return null;
  const before = turn.about.read;
  const own: Weighed = { ...turn, ask: read.ask, asked: turn.isCorrection ? turn.asked : read.form };
  return askAgain(own, null, {
    matter: getMatter(read.ask.as ?? topic),
    kin: kin ?? before.kin,
    horizon: horizon ?? (before.horizon?.isPast === true ? null : before.horizon),
  });
}

/** Forms that ask the ask of the answer before anew; undefined where a way of the form says it. */
export const again: Readonly<Partial<Record<Turn['form'], (turn: Weighed) => Composed | null | undefined>>> = {
  when: askWhen,
  why: (turn) => askBlame(turn) ?? askAgain(turn, 'why'),
  fact: (turn) => askBlame(turn) ?? undefined,
  how: (turn) => askAgain(turn, 'how'),
  whether: (turn) => (turn.context.read.horizon === null ? undefined : askAgain(turn, 'willIt', { horizon: turn.context.read.horizon })),
  todo: askTodo,
  other: askOther,
  othertime: askOtherTime,
  othermatter: askOtherMatter,
  past: (turn) => (turn.context.read.horizon?.isPast === true ? askPast(turn, turn.context.read.horizon) : null),
};
