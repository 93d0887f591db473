import file from '../../../../content/jyotish/terms.json';
import { normalize } from '../../../care/text/normalize';
import { composeAsk } from '../../asks/compose-ask';
import { createContext } from '../../compose/context';
import { tellWordings, toComposed } from '../tell-answer';
import type { TopicAnswer } from '../topic-answer';
import { createFinder } from './names';

const findTerms = createFinder(Object.fromEntries(file.terms.map(({ names }, at) => [String(at), names])));

/** What a term means that a line names; what is asked without one, by the asks of the topic. */
export const answerTerm: TopicAnswer = (asked) => {
  const [found, other] = findTerms(normalize(asked.read.text.raw));
  const term = found === undefined ? undefined : file.terms[Number(found.id)];
  if (term === undefined || (other !== undefined && other.id !== found?.id)) return composeAsk(asked);
  const context = createContext(asked.question, asked.read);
  const told = [tellWordings(context, { en: [term.en], hi: [term.hi] }), tellWordings(context, file.also)];
  return toComposed(context, [told.join(' ')], { isFree: true, usesChart: false });
};
