import { planets, type PlanetName } from '@oracle-astra/shared/contract';
import file from '../../../../content/jyotish/terms.json';
import { normalize } from '../../../care/text/normalize';
import { composeAsk } from '../../asks/compose-ask';
import type { Composed } from '../../compose/composed';
import { createContext } from '../../compose/context';
import { fillWordings, toComposed } from '../fill-wordings';
import type { Asked, TopicAnswer } from '../topic-answer';
import { compose } from './answer-fact';
import { asksOwn } from './asks-own';
import { chartFacts } from './fact-table';
import { createFinder } from './names';
import { describeDosha } from './describe/dosha';
import { describeEffect } from './describe/effect';
import { createFactInput, join, type FactInput } from './fact-input';

interface Term {
  names: readonly string[];
  en: string;
  hi: string;
  /** The house in which the term applies to a planet. */
  houses?: Partial<Record<PlanetName, number>>;
  /** The fact that says whether a chart has it. */
  tells?: string;
}

const terms: readonly Term[] = file.terms;
const findTerms = createFinder(Object.fromEntries(terms.map(({ names }, at) => [String(at), names])));

/** Adds whether the user's own chart has the yoga or dosha, if that is asked too. */
function withOwn(answered: Composed | null, asked: Asked, input: FactInput): Composed | null {
  const { yoga, dosha } = input.terms;
  if (answered === null || !asksOwn(asked) || (yoga === null && dosha === null)) return answered;
  const [here = ''] = describeDosha(input) ?? [];
  return { ...answered, text: join([answered.text, here]), usesChart: true, general: [answered.text] };
}

/** Describes how a term applies to the user's chart. */
function describeInChart(asked: Asked, { houses, tells }: Term): string {
  const input = createFactInput(asked);
  const { view, say, list } = input;
  if (houses !== undefined) {
    const found = planets.filter((each) => houses[each] === view.house(each));
    return found.length > 0 ? say('termHere', { list: list(found) }) : say('termNowhere');
  }
  return asksOwn(asked) && tells !== undefined ? (chartFacts[tells]?.(input)?.[0] ?? '') : '';
}

/** Explains a named term; without one, the asks of the topic answer. */
export const answerTerm: TopicAnswer = (asked) => {
  const input = createFactInput(asked);
  // "What is Rahu in the 7th", "what does Rahu do to me" ask for the effect of the placement.
  const [found, other] = findTerms(normalize(asked.read.text.raw));
  const { yoga, dosha } = input.terms;
  const isOfPlace = input.terms.houses.length === 1 || (found === undefined && yoga === null && dosha === null && asksOwn(asked));
  const effect = input.terms.planets.length === 1 && isOfPlace ? describeEffect(input) : null;
  if (effect !== null) return compose(input, effect, false);
  const term = found === undefined ? undefined : terms[Number(found.id)];
  if (term === undefined || (other !== undefined && other.id !== found?.id)) return withOwn(composeAsk(asked), asked, input);
  const context = createContext(asked.question, asked.read);
  const inChart = describeInChart(asked, term);
  const explained = fillWordings(context, { en: [term.en], hi: [term.hi] });
  const paragraphs = [explained, inChart === '' ? fillWordings(context, file.also) : inChart];
  return { ...toComposed(context, [paragraphs.join(' ')], { isFree: true, usesChart: inChart !== '' }), general: [explained] };
};
