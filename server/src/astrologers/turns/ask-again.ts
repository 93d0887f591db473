import { readAsk } from '../asks/compose-ask';
import { isMatter, readLine } from '../asks/request';
import type { Composed } from '../compose/composed';
import { composeRemedy } from '../answers/remedies/remedy';
import { readClauses } from '../question/asking';
import { readText } from '../question/question-text';
import { languageOf } from '../asks/words-of';
import { getMatter, type MatterId } from '../question/matters';
import { asksPractice } from '../asks/form-of-line';
import { apart } from './content';
import { matterOfLine } from './line-matter';
import { askBlame, askUntil, askWait, askWhen, askWhy } from './ask-on';
import { askWhose } from './ask-whose';
import { askOtherTime, askPast } from './other-time';
import { namedPart, namesOneself } from './meant';
import { sayFilled } from './say-way';
import { askAgain, type Turn, type Weighed } from './turn';
import { askOf } from './answer-other';
import type { Topic } from '../topics/understand';

const fewWords = 4;
const joints = /\s(?:and|aur|or|ya|और|या)\s/iu;

/** "If I go in September?", "if I take a partner?": the same at that time, or the matter that the condition names. */
function askIf(turn: Weighed): Composed | null | undefined {
  const { horizon, line } = turn.context.read;
  if (horizon !== null && !horizon.isPast) return askAgain(turn, turn.asked === 'when' ? 'willIt' : null, { horizon });
  const isOwn = line.topic.share >= leastOfWord && isMatter(line.topic.value) && line.topic.value !== turn.judgement.matter.id;
  const read =
    isOwn && isMatter(line.topic.value) ? readAsk(line.topic.value, turn.context.read.text.raw, turn.context.read.text.plain, line) : null;
  return read?.form === 'should' ? (askOtherMatter(turn) ?? undefined) : undefined;
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

/** "And my family?" after that of somebody else: the same question, of one's own side. */
function askOwnSide(turn: Weighed): Composed | null {
  const { text, kin } = turn.context.read;
  const isOwn = text.length <= fewWords && kin === null && namesOneself(text) && namedPart([turn.said.question], text.raw) === 0;
  if (!isOwn || turn.isCorrection) return null;
  const again = askAgain(turn, null);
  return {
    ...again,
    text: `${turn.about.tell([apart.ownSide[languageOf(turn.about)]])} ${again.text.charAt(0).toLowerCase()}${again.text.slice(1)}`,
  };
}

/** The same of somebody else; one's own chart has no house for some. */
function askOther(turn: Weighed): Composed | null {
  const { kin, text: line } = turn.context.read;
  const ownSide = askOwnSide(turn);
  if (ownSide !== null) return ownSide;
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

const leastLettersOfWord = 3;

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
  const ownSide = askOwnSide(turn);
  if (ownSide !== null) return ownSide;
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
  why: askWhy,
  until: askUntil,
  should: askWait,
  if: askIf,
  fact: (turn) => askBlame(turn) ?? undefined,
  how: (turn) => askAgain(turn, 'how'),
  whether: (turn) => (turn.context.read.horizon === null ? undefined : askAgain(turn, 'willIt', { horizon: turn.context.read.horizon })),
  todo: askTodo,
  other: askOther,
  othertime: askOtherTime,
  othermatter: askOtherMatter,
  past: (turn) => (turn.context.read.horizon?.isPast === true ? askPast(turn, turn.context.read.horizon) : null),
};
