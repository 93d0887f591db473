import { planets, type PlanetName } from '@oracle-astra/shared/contract';
import asking from '../../../../content/asking.json';
import file from '../../../../content/jyotish/terms.json';
import { normalize } from '../../../care/text/normalize';
import { composeAsk } from '../../asks/compose-ask';
import type { Composed } from '../../compose/composed';
import { createContext } from '../../compose/context';
import { tellWordings, toComposed } from '../tell-answer';
import type { Asked, TopicAnswer } from '../topic-answer';
import { compose, ofChart } from './answer-fact';
import { createFinder } from './names';
import { tellDosha } from './tell/dosha';
import { tellEffect } from './tell/effect';
import { createTelling, join, type Telling } from './telling';

interface Term {
  names: readonly string[];
  en: string;
  hi: string;
  /** The house in which it holds of a planet. */
  houses?: Partial<Record<PlanetName, number>>;
  /** The fact that tells whether a chart has it. */
  tells?: string;
}

const terms: readonly Term[] = file.terms;
const findTerms = createFinder(Object.fromEntries(terms.map(({ names }, at) => [String(at), names])));

const own: ReadonlySet<string> = new Set(asking.own.split(' '));

/** Whether one's own chart is asked for with a term. */
const asksOwn = ({ read }: Asked): boolean => read.text.plain.split(' ').some((word) => own.has(word));

/** What a yoga or dosha means, with whether one's own chart has it where that is asked, too. */
function withOwn(answered: Composed | null, asked: Asked, telling: Telling): Composed | null {
  const { yoga, dosha } = telling.terms;
  if (answered === null || !asksOwn(asked) || (yoga === null && dosha === null)) return answered;
  const [here = ''] = tellDosha(telling) ?? [];
  return { ...answered, text: join([answered.text, here]), usesChart: true, general: [answered.text] };
}

/** What of a term is so in the chart of who asks: of which planets it holds, or the fact that was asked with it. */
function tellHere(asked: Asked, { houses, tells }: Term): string {
  const telling = createTelling(asked);
  const { view, say, list } = telling;
  if (houses !== undefined) {
    const found = planets.filter((each) => houses[each] === view.house(each));
    return found.length > 0 ? say('termHere', { list: list(found) }) : say('termNowhere');
  }
  return asksOwn(asked) && tells !== undefined ? (ofChart[tells]?.(telling)?.[0] ?? '') : '';
}

/** What a term means that a line names; what is asked without one, by the asks of the topic. */
export const answerTerm: TopicAnswer = (asked) => {
  const telling = createTelling(asked);
  // "What is Rahu in the 7th": a planet in a house is read where it stands.
  const effect = telling.terms.planets.length === 1 && telling.terms.houses.length === 1 ? tellEffect(telling) : null;
  if (effect !== null) return compose(telling, effect, false);
  const [found, other] = findTerms(normalize(asked.read.text.raw));
  const term = found === undefined ? undefined : terms[Number(found.id)];
  if (term === undefined || (other !== undefined && other.id !== found?.id)) return withOwn(composeAsk(asked), asked, telling);
  const context = createContext(asked.question, asked.read);
  const here = tellHere(asked, term);
  const explained = tellWordings(context, { en: [term.en], hi: [term.hi] });
  const told = [explained, here === '' ? tellWordings(context, file.also) : here];
  return { ...toComposed(context, [told.join(' ')], { isFree: true, usesChart: here !== '' }), general: [explained] };
};
