import type { Composed } from '../compose/composed';
import { createContext, getStrengths } from '../compose/context';
import { hasKind } from '../question/kinds';
import { getMatter } from '../question/matters';
import type { ReadQuestion } from '../question/read-question';
import { matterTable, type MatterId } from '../tools/tables';
import type { Question } from '../types';
import type { Ask } from './ask';
import { choose } from './choose';
import { findAsk } from './find-ask';
import { formOfLine } from './form-of-line';
import { readOptions } from './options';
import { isPlain, isTalk, readLine, toAskTopic, type AskTopic, type Form } from './request';
import { answerAsk, answerField } from './say-ask';
import { languageOf } from './words-of';

/** Enough of the table's share for a matter to be taken for what is asked about. */
const leastShare = 0.3;
/** To answer without the chart. */
const leastToEnd = 0.45;
const leastOfTalk = 0.6;
/** Where planets, houses or numbers are named besides. */
const leastBesideFact = 0.9;
/** A share of choices from which an "or" puts one. */
const leastEither = 0.1;

/** Whether an ask has the words for an answer with a verdict, or a limit in its place. */
const isWritten = ({ limit, slot, good, bad, stuck }: Ask): boolean =>
  limit !== undefined || slot !== undefined || (good !== undefined && bad !== undefined && stuck !== undefined);

/** The ask of a line about a matter and the form in which it is asked; null where it has no words for it. */
export function readAsk(matter: AskTopic, raw: string, plain: string, { wanted } = readLine(raw)): { ask: Ask; form: Form } | null {
  const ask = findAsk(matter, raw);
  if (ask === null || !isWritten(ask)) return null;
  const form = formOfLine(wanted, ask, ` ${plain.trim()} `);
  return form === null ? null : { ask, form };
}

/** What needs no chart; null where the ask has no answer of its own. */
function composePlain(question: Question, asked: ReadQuestion, topic: AskTopic): Composed | null {
  const ask = findAsk(topic, asked.text.raw);
  if (ask?.answer === undefined) return null;
  const context = createContext(question, asked);
  const text = ask.answer[languageOf(context)].map((sentence) => context.tell([sentence])).join(' ');
  return { text, context, sensitiveTopic: null, judgement: null, isFree: ask.free === true, usesChart: false };
}

/** The answer to a question about a matter, in the words of the ask that it is most like; null where the table takes it for something else. */
export function composeAsk(question: Question, asked: ReadQuestion): Composed | null {
  const line = readLine(asked.text.raw);
  const { share } = line.topic;
  const topic = toAskTopic(line.topic.value);
  const least =
    asked.fact !== null ? leastBesideFact : isPlain(topic ?? 'other') ? (isTalk(topic ?? 'other') ? leastOfTalk : leastToEnd) : leastShare;
  if (topic === null || share < least || hasKind(asked.text, 'muhurta')) return null;
  if (isPlain(topic)) return composePlain(question, asked, topic);
  // A day is read from the Moon of that day.
  if (topic === 'time' && asked.horizon?.unit === 'day') return null;
  const read = readAsk(topic, asked.text.raw, asked.text.plain, line);
  if (read === null) return null;
  // A married person who asks about marriage as such means their own.
  if (
    question.birth.marital_status === 'Married' &&
    asked.kin === null &&
    ['marriage', 'loveMarriage'].includes(topic) &&
    read.ask.id === 'any'
  )
    return null;
  const options = line.wanted.shareOf('either') >= leastEither ? readOptions(asked.text.raw, asked.language) : [];
  const choice = options.length > 1 ? choose(getStrengths(question.chart), options, question.birth.gender, question.now.getTime()) : null;
  const context = createContext(question, {
    ...asked,
    matter: getMatter(read.ask.as ?? (topic in matterTable ? (topic as MatterId) : 'luck')),
    fact: null,
    step: null,
  });
  const { text: ofAsk, judgement } = answerAsk({ context, ask: read.ask, form: choice === null ? read.form : 'either', choice });
  const text = (choice === null ? answerField(context, { ask: read.ask, wanted: line.wanted.value, judgement }) : null) ?? ofAsk;
  return { text, context, sensitiveTopic: null, judgement, isFree: false, usesChart: true };
}
