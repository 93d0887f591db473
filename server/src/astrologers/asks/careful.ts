import file from '../../../content/careful.json';
import type { Asked } from '../answers/topic-answer';
import type { Composed } from '../compose/composed';
import { createContext } from '../compose/context';
import type { ReadQuestion } from '../question/read-question';
import type { Ask, Careful } from './ask';
import { asksOf } from './content';
import { findAsk } from './find-ask';
import { fill, forms } from './forms';
import { toAskTopic, type AskTopic } from './request';
import { languageOf } from './words-of';

interface Found {
  ask: Ask;
  care: Careful;
}

/** Topics under which no verdict and no date is given, where such a share of the table speaks for one of them. */
const topics: readonly AskTopic[] = ['health', 'court', 'children', 'x_unknowable'];
const leastCareful = 0.25;
/** A choice is more often one of something else: "heart surgeon or brain surgeon". */
const leastOfChoice = 0.7;
/** The end of a life is never weighed as another matter. */
const leastUnknowable = 0.1;
/** From such a share another topic is meant, and the careful one only told. */
const leastOfAnother = 0.7;

/** Whether a line is likeliest about what no chart tells. */
export const isOnCareful = ({ line: { topic } }: ReadQuestion): boolean => topics.some((each) => each === toAskTopic(topic.value));

const careOf = (ask: Ask | null): Found | null => (ask?.care === undefined ? null : { ask, care: ask.care });

/** What a question asks of which no chart tells an outcome: illness, death, a birth, a court; null where it asks something else. */
export function findCareful({ line: { topic, wanted }, text }: ReadQuestion): Found | null {
  const own = toAskTopic(topic.value);
  const least = wanted.value === 'either' ? leastOfChoice : leastCareful;
  const found = own === null || topic.share < least ? null : careOf(findAsk(own, text.raw));
  if (found !== null) return found;
  const ofLife = topic.shareOf('x_unknowable') >= leastUnknowable ? careOf(findAsk('x_unknowable', text.raw)) : null;
  if (ofLife !== null || topic.share >= leastOfAnother) return ofLife;
  const other = topics.find((each) => each !== own && topic.shareOf(each as typeof topic.value) >= leastCareful);
  return other === undefined ? null : careOf(findAsk(other, text.raw) ?? asksOf(other)[0] ?? null);
}

/** An answer without a prediction: what the chart does not tell, who helps, and what can be done. */
export function composeCareful({ question, read }: Asked, { ask, care }: Found): Composed {
  const context = createContext(question, read);
  const language = languageOf(context);
  const { opening, help, mind } = file.careful[care];
  const tell = (wordings: readonly string[]) => context.tell([wordings]);
  const first = ask.answer?.[language].map(tell).join(' ') ?? tell(ask.limit === undefined ? opening[language] : [ask.limit[language]]);
  const steps = (ask.steps ?? []).map((step) => step[language]);
  const step = steps.length === 0 ? '' : `${tell(fill(forms.step, language, { step: steps }))} `;
  const text = [first, tell(help[language]), `${step}${tell(mind[language])}`].join('\n\n');
  return { text, context, sensitiveTopic: care, judgement: null, isFree: true, usesChart: false };
}

/** What a doctor decides, said as for any illness. */
export function composeTreatment(asked: Asked): Composed | null {
  const ask = asksOf('health').find(({ id }) => id === 'which_treatment');
  return ask === undefined ? null : composeCareful(asked, { ask, care: 'illness' });
}
