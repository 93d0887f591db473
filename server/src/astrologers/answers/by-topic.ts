import { composeAsk } from '../asks/compose-ask';
import { withOpenTopic } from '../asks/open-topic';
import { composeChoice } from '../asks/compose-options';
import { isMatter } from '../asks/request';
import { findCareful, composeCareful } from '../asks/careful';
import type { Composed } from '../compose/composed';
import { findFestival } from '../question/dates/festivals';
import type { ReadQuestion } from '../question/read-question';
import type { Topic, Understood, Wanted } from '../topics/understand';
import type { Question } from '../types';
import { answerAlmanac, answerDay } from './days/answer-day';
import { asksGoodDay } from './days/asks-good-day';
import { findDates } from './days/find-dates';
import { answerFact } from './facts/answer-fact';
import { readTerms } from './facts/terms';
import { answerTerm } from './facts/answer-term';
import { answerSelf } from './facts/answer-self';
import { answerTime } from './facts/answer-time';
import { answerTrouble } from './facts/answer-trouble';
import { answerExtreme } from './extreme';
import { answerPast } from './past';
import { answerPlace } from './fit/place';
import { answerSubject } from './fit/subject';
import { answerGem } from './remedies/gem';
import { answerRemedy } from './remedies/remedy';
import { answerMatch } from './match/answer-match';
import { answerNaming } from './answer-naming';
import { answerNumber } from './answer-number';
import type { Asked, TopicAnswer } from './topic-answer';
import { composeUnsure } from './unsure';

/** Answers of topics that are computed; all other topics are answered by their asks. */
const answers: Readonly<Partial<Record<Topic, TopicAnswer>>> = {
  x_muhurta: answerDay,
  x_time: (asked) => answerDay(asked) ?? answerExtreme(asked) ?? answerPast(asked) ?? answerTime(asked),
  // The almanac answers if a day is named; otherwise the chart does.
  x_fact: (asked) =>
    asked.read.horizon === null ? (answerFact(asked) ?? answerAlmanac(asked)) : (answerAlmanac(asked) ?? answerFact(asked)),
  x_meaning: answerTerm,
  x_trouble: answerTrouble,
  x_self: answerSelf,
  x_gem: answerGem,
  x_remedyPlanet: answerRemedy,
  x_place: answerPlace,
  x_subject: answerSubject,
  x_naming: answerNaming,
  x_number: (asked) => answerDay(asked) ?? answerNumber(asked),
  x_match: answerMatch,
};

/** Minimum share of `muhurta` from which a day is searched for, whatever its purpose. */
const minMuhurtaShare = 0.5;

/** Kinds that ask whether, when and which. */
const factKinds: readonly Wanted[] = ['fact', 'yesNo', 'when', 'which', 'doubt'];
/** Minimum share of another topic that a named Sade Sati does not replace. */
const minOtherShare = 0.5;
/** Minimum share of a kind that asks for something else than a fact. */
const minOtherKindShare = 0.5;

/** "Is it panoti for me?": the fact of a question that names Sade Sati, whatever the classification; null for other questions. */
function asNamedFact({ line, text }: ReadQuestion): Understood | null {
  const { topic, wanted } = line;
  const isOther = topic.value !== 'x_fact' && topic.share >= minOtherShare;
  const isFactKind = factKinds.includes(wanted.value) || wanted.share < minOtherKindShare;
  if (isOther || !isFactKind || readTerms(text.raw).saturn === null) return null;
  return { ...line, topic: { value: 'x_fact', share: 1, shareOf: (other) => Number(other === 'x_fact') } };
}

/** Whether a question chooses between days, which the almanac answers. */
const choosesDays = ({ question, read, line: { topic } }: Asked): boolean =>
  topic.value === 'x_muhurta' && (findDates(question.text, question.now).dates.length > 1 || findFestival(read.text) !== null);

/** The answer by the classified topic, or a list of possible readings if no topic is likely enough. */
export function answerByTopic(question: Question, read: ReadQuestion): Composed {
  const careful = findCareful(read);
  if (careful !== null) return composeCareful({ question, read, line: read.line }, careful);
  const line = asNamedFact(read) ?? withOpenTopic(read.line, read.text);
  const asked = { question, read, line: line ?? read.line };
  const choice = choosesDays(asked) ? null : composeChoice(asked);
  if (choice !== null) return choice;
  // A single day is read from its own sky, without the month around it.
  const isDated = read.horizon?.unit === 'day' || read.line.wanted.value === 'either';
  const { topic, wanted } = asked.line;
  const asksDay = wanted.shareOf('muhurta') >= minMuhurtaShare || (isMatter(topic.value) && isDated) || asksGoodDay(read);
  const day = asksDay ? answerDay(asked) : null;
  if (day) return day;
  if (line === null) return composeUnsure(asked);
  const past = isMatter(topic.value) || topic.value === 'x_open' ? answerPast(asked) : null;
  const found = past ?? (answers[topic.value] ?? composeAsk)(asked);
  return found ?? composeUnsure(asked);
}
