import file from '../../../content/careful.json';
import { assessCare } from '../../care';
import type { Asked } from '../answers/topic-answer';
import type { Composed } from '../compose/composed';
import { createContext } from '../compose/context';
import type { ReadQuestion } from '../question/read-question';
import type { Ask, Careful } from './ask';
import { getAsks } from './content';
import { findAsk, getAskShare } from './find-ask';
import { fill, forms } from './forms/forms';
import { toAskTopic, type AskTopic } from './request';
import { getContentLanguage } from './ask-words';

interface Found {
  ask: Ask;
  care: Careful;
}

/** Topics without verdicts and dates, from a minimum share on. */
const topics: readonly AskTopic[] = ['health', 'court', 'children', 'x_unknowable'];
const minShare = 0.25;
/** A choice is usually about another topic: "heart surgeon or brain surgeon". */
const minShareOfChoice = 0.7;
/** Minimum share of another topic, with the sensitive one only mentioned. */
const minOtherShare = 0.7;
/**
 * Minimum share of a topic times that of its ask, below a sure topic: the asks of a topic know no other one, so that "how many more
 * years until I settle" is most like a question about the length of a life among them.
 */
const minCertainty = { death: 0.5, other: 0.25 };
/** The end of a life is never treated as another matter if care reads it too. */
const minShareBesideCare = 0.1;

/** Whether the likeliest topic is a sensitive one. */
export const isOnCareful = ({ line: { topic } }: ReadQuestion): boolean => topics.some((each) => each === toAskTopic(topic.value));

const toCareful = (ask: Ask | null): Found | null => (ask?.care === undefined ? null : { ask, care: ask.care });

/** The sensitive ask of a topic that a question may be about; null if they are not certain enough. */
function findIn(name: AskTopic, { line: { topic }, text }: ReadQuestion): Found | null {
  const share = topic.shareOf(name as typeof topic.value);
  const found = toCareful(findAsk(name, text.raw));
  const least = found?.care === 'death' ? minCertainty.death : minCertainty.other;
  return share >= minOtherShare || share * getAskShare(name, text.raw) >= least ? found : null;
}

/** A question about the end of a life that care's own table reads as one, whatever its topic. */
function findDeath({ line: { topic }, text }: ReadQuestion): Found | null {
  if (topic.shareOf('x_unknowable') < minShareBesideCare) return null;
  const found = toCareful(findAsk('x_unknowable', text.raw));
  return found?.care === 'death' && assessCare([text.raw])?.className === 'death' ? found : null;
}

/** The sensitive ask of a question: illness, death, pregnancy or law; null if there is none. */
export function findCareful(question: ReadQuestion): Found | null {
  const { topic, wanted } = question.line;
  const ownTopic = toAskTopic(topic.value);
  const threshold = wanted.value === 'either' ? minShareOfChoice : minShare;
  const found = ownTopic === null || topic.share < threshold ? null : findIn(ownTopic, question);
  const sure = found ?? findDeath(question);
  if (sure !== null || topic.share >= minOtherShare) return sure;
  const other = topics.find((each) => each !== ownTopic && topic.shareOf(each as typeof topic.value) >= minShare);
  return other === undefined ? null : findIn(other, question);
}

/** An answer without a prediction: what the chart does not show, who helps, and what can be done. */
export function composeCareful({ question, read }: Asked, { ask, care }: Found): Composed {
  const context = createContext(question, read);
  const language = getContentLanguage(context);
  const { opening, help, mind } = file.careful[care];
  const tell = (wordings: readonly string[]) => context.render([wordings]);
  const first = ask.answer?.[language].map(tell).join(' ') ?? tell(ask.limit === undefined ? opening[language] : [ask.limit[language]]);
  const steps = (ask.steps ?? []).map((step) => step[language]);
  const step = steps.length === 0 ? '' : `${tell(fill(forms.step, language, { step: steps }))} `;
  const text = [first, tell(help[language]), `${step}${tell(mind[language])}`].join('\n\n');
  return { text, context, sensitiveTopic: care, judgement: null, isFree: true, usesChart: false };
}

/** Says that a doctor decides, as for any illness. */
export function composeTreatment(asked: Asked): Composed | null {
  const ask = getAsks('health').find(({ id }) => id === 'which_treatment');
  return ask === undefined ? null : composeCareful(asked, { ask, care: 'illness' });
}
