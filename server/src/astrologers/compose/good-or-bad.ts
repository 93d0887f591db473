import type { PlanetName } from '@oracle-astra/shared/contract';
import { shortVowels } from '../question/question-text';
import type { Context } from './context';

/** Strength of a planet, 0 to 100, from which it helps more than it hinders. */
const helpful = 40;

/** Whether a placement helps or asks for effort, where that is what is asked. */
export function composeGoodOrBad({ strengths, say, book, read }: Context, planet: PlanetName): string {
  if (!/ (?:good|bad|achha|acha|accha|achhi|bura|kharab|ashubh|shubh|dangerous|worry|strong|weak|mazbut|majbut|kamzor|kamjor|mazabut|kamazor) /u.test(shortVowels(read.text))) return '';
  const n = book.planet(planet);
  return strengths.of(planet) >= helpful
    ? say([[`More good than bad: ${n} has strength here`, `It helps more than it hinders: ${n} is well supported`], '.'], [[`बुरा नहीं, अच्छा ज़्यादा: ${n} को यहाँ बल है`, `${n} की यह स्थिति मदद ज़्यादा करती है`], '।'])
    : say([[`Not bad, but it asks for effort: ${n} has little strength here`, `Nothing to fear: ${n} only works slowly here`], '.'], [[`बुरा नहीं, पर मेहनत ज़्यादा: ${n} का बल यहाँ कम है`, `डरने की बात नहीं, ${n} का फल यहाँ धीरे मिलता है`], '।']);
}
