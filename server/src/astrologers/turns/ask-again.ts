import file from '../../../content/asking.json';
import type { Ask } from '../asks/ask';
import { findSpecificAsk, readAsk } from '../asks/compose-ask';
import { getAsks } from '../asks/content';
import { isMatter, readLine } from '../asks/request';
import type { Composed } from '../compose/composed';
import { composeRemedy } from '../answers/remedies/remedy';
import { askingPart, hasDecisionVerb, readClauses } from '../question/asking';
import { readText, type QuestionText } from '../question/question-text';
import { getContentLanguage } from '../asks/ask-words';
import { getMatter, type MatterId } from '../question/matters';
import { asksPractice, asksStep, happens } from '../asks/forms/form-of-line';
import { findWay, failureWays, specialWays } from './content';
import { matterOfLine } from './line-matter';
import { toOwnDecision } from '../asks/own/own-decision';
import { askBlame, askUntil, askWait, askWhen, askWhy } from './ask-reason';
import { askWhose } from './ask-whose';
import { askInTime, askOtherTime, askPast } from './times/other-time';
import { namedPart, mentionsSelf } from './find-correction';
import { formatFilled } from './format-way';
import { askAgain, type Turn, type Weighed } from './turn';
import { answerAsTopic } from './answer-other';
import type { Topic } from '../topics/understand';
import { matterTable } from '../tools/tables';

const [fewWords, connectors] = [4, /\s(?:and|aur|or|ya|और|या)\s/iu] as const;

/** "If nothing comes by March, should I take the other one?": the requested decision after a mishap; null if there is none. */
function decisionIf({ context: { read }, judgement }: Weighed): Ask | null {
  const [general] = getAsks('general');
  const asking = askingPart(read.text);
  const { plain } = asking;
  const isMishap = failureWays.includes(findWay('if', read.text.raw)?.id ?? '');
  const isDecision = isMishap && hasDecisionVerb(plain) && !happens(plain) && !asksStep(plain);
  return isDecision && general !== undefined
    ? { ...(toOwnDecision(general, asking, read.text) ?? general), as: judgement.matter.id }
    : null;
}

/** "If I go in September?", "if I take a partner?": the same ask at that time, or the matter of the condition. */
function askIf(turn: Weighed): Composed | null | undefined {
  const { horizon, line, text } = turn.context.read;
  const decision = decisionIf(turn);
  if (decision !== null) return askAgain({ ...turn, ask: decision }, 'should', { horizon });
  if (horizon !== null && !horizon.isPast) return askAgain(turn, turn.asked === 'when' ? 'willIt' : null, { horizon });
  const isOwn = line.topic.share >= minWordShare && isMatter(line.topic.value) && line.topic.value !== turn.judgement.matter.id;
  const read = isOwn && isMatter(line.topic.value) ? readAsk(line.topic.value, text.raw, text.plain, line) : null;
  return read?.form === 'should' ? (askOtherMatter(turn) ?? undefined) : undefined;
}

/** Practical steps, or a traditional practice if the message asks for a rite. */
function askTodo(turn: Weighed): Composed {
  const { about, judgement, context } = turn;
  const { text } = context.read;
  const asking = askingPart(text);
  const over = asksStep(asking.plain) ? (findSpecificAsk(text.raw) ?? findSpecificAsk(asking.raw)) : null;
  if (over !== null) return askAgain({ ...turn, ask: { ...over, as: judgement.matter.id } }, 'todo', { horizon: null });
  // A limit was told before, so now the step is.
  const { limit: _, ...ask } = turn.ask;
  // The next message goes on from the refusal.
  if (!asksPractice(text.plain))
    return { ...askAgain({ ...turn, ask }, 'todo', { horizon: null }), asked: { ask: turn.ask, form: turn.asked } };
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

/** "I was asking more about the move": answers that part of the previous question. */
function askPart({ said, context: { read }, alone }: Weighed): Composed | null {
  const parts = readClauses(readText(said.question, read.language)).flatMap(({ raw }) => raw.split(connectors));
  const part = parts[namedPart(parts, read.text.raw)];
  return part === undefined ? null : alone(part);
}

/** "And my family?" after another person's family: the same question about the user's. */
function askOwnSide(turn: Weighed): Composed | null {
  const { text, kin } = turn.context.read;
  const isOwn = text.length <= fewWords && kin === null && mentionsSelf(text) && namedPart([turn.said.question], text.raw) === 0;
  if (!isOwn || turn.isCorrection) return null;
  const { text: same, ...again } = askAgain(turn, null);
  const lead = turn.about.render([specialWays.ownSide[getContentLanguage(turn.about)]]);
  return { ...again, text: `${lead} ${same.charAt(0).toLowerCase()}${same.slice(1)}` };
}

/** The same ask for another person; the user's chart has no house for some. */
function askOther(turn: Weighed): Composed | null {
  const { kin, text: line } = turn.context.read;
  const ownSide = askOwnSide(turn);
  if (ownSide !== null) return ownSide;
  const isSame = kin?.id === turn.about.read.kin?.id;
  if (turn.isCorrection && isSame && matterOfLine(turn.typed) !== null) return askOtherMatter(turn);
  // "And children?" after a marriage asks for a matter, and about nobody else.
  const isOfChildren = matterOfLine(readLine(line.raw)) === 'children' || matterTable[turn.judgement.matter.id].area === 'love';
  if (kin?.id === 'child' && line.length <= fewWords && isOfChildren) return answerAsTopic(turn, 'children', line.raw);
  // The chart is already that person's.
  if (turn.context.question.chartOf !== undefined) return askAgain(turn, null, { kin: null });
  if (kin !== null && !isSame) return askWhose(turn, kin, { horizon: turn.context.read.horizon ?? turn.about.read.horizon });
  if (kin === null && turn.about.read.kin !== null && (mentionsSelf(line) || readLine(line.raw).whose.value === 'self'))
    return askWhose(turn, null);
  if (turn.isCorrection && turn.about.read.kin === null) return askPart(turn);
  // All daughters share one house.
  const text = formatFilled(turn, kin === null && !turn.isCorrection ? specialWays.others : specialWays.another);
  return { text, context: turn.context, sensitiveTopic: null, judgement: null, isFree: true, usesChart: false, earlier: turn.base };
}

/** Minimum letters and share for a single word to name a matter. */
const [minLettersOfWord, minWordShare] = [3, 0.7];

/** "And the house after that?": the matter named by a single word of a message; null if there is none, or several. */
function matterOfWord(raw: string): MatterId | null {
  const words = raw.split(/[\s,.?!।]+/u).filter(({ length }) => length >= minLettersOfWord);
  const named = words.map((word) => readLine(word).topic).filter(({ value, share }) => isMatter(value) && share >= minWordShare);
  const [first, ...more] = new Set(named.map(({ value }) => value));
  return first !== undefined && more.length === 0 && isMatter(first) ? first : null;
}

const owns: ReadonlySet<string> = new Set(file.own.split(' '));
const isOwn = ({ plain }: QuestionText): boolean => plain.split(' ').some((word) => owns.has(word));

/** Another matter in the message, for the same time and, if it does not name the user, for the same person. */
function askOtherMatter(turn: Weighed): Composed | null {
  const { text, kin, horizon } = turn.context.read;
  const ownSide = askOwnSide(turn);
  if (ownSide !== null) return ownSide;
  // "And my brother?" names nobody's matter.
  if (kin !== null && kin.id !== turn.about.read.kin?.id && text.length <= fewWords) return askOther(turn);
  const line = readLine(text.raw);
  const topic = matterOfLine(line) ?? matterOfLine(turn.typed) ?? matterOfWord(text.raw);
  if (topic === null) return null;
  if (getMatter(topic).careful) return answerAsTopic(turn, topic as Topic, text.raw);
  const read = readAsk(topic, text.raw, text.plain, line);
  if (read === null) return null;
  const before = turn.about.read;
  const own: Weighed = { ...turn, ask: read.ask, asked: turn.isCorrection ? turn.asked : read.form };
  return askAgain(own, null, {
    matter: getMatter(read.ask.as ?? topic),
    // "And my job?" after the husband's is one's own.
    kin: kin ?? (isOwn(text) && !turn.isCorrection ? null : before.kin),
    horizon: horizon ?? (before.horizon?.isPast === true ? null : before.horizon),
  });
}

/** Answers by form that repeat the previous ask; undefined if a variant of the form applies. */
export const answerByForm: Readonly<Partial<Record<Turn['form'], (turn: Weighed) => Composed | null | undefined>>> = {
  when: askWhen,
  why: askWhy,
  until: askUntil,
  should: askWait,
  if: askIf,
  fact: (turn) => askBlame(turn) ?? undefined,
  how: (turn) => askAgain(turn, 'how'),
  whether: askInTime,
  again: askInTime,
  sure: askInTime,
  todo: askTodo,
  other: askOther,
  othertime: askOtherTime,
  othermatter: askOtherMatter,
  past: (turn) => (turn.context.read.horizon?.isPast === true ? askPast(turn, turn.context.read.horizon) : null),
};
