import type { PlanetName } from '@oracle-astra/shared/contract';
import { dignityIn, isCombust } from '../../../astrology';
import type { Context } from '../../compose/context';
import { findPlanets } from '../../question/chart-terms';
import { englishOrdinal as th } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import type { Asked, Plain } from '../plain';
import { findPlaces } from './places';

const asks = / (?:strong|weak|powerful|strength|mazboot|majboot|mazbut|majbut|kamzor|kamjor|balwan|bali|balvan|bal|takatwar|taqatwar|shaktishali|powerless|affected|peedit|pidit) /u;
const asksMore = / (?:which|kaun\w*|kons\w*|kon|sabse|strongest|weakest|than|se (?:zyada|jyada)|make|kar(?:u|un|ne|na|e|en)|kaise|how (?:to|do|can)|when|kab|upay|remed\w*|mantra|stone|ratna|why|kyu\w*|kyon\w*|dasha|mahadasha|transit\w*|gochar\w*|effects?|asar|mean\w*|matlab|so|isliye|marriage|shaadi|shadi|job|naukri|career|business|love|exalted|debilitated|uchch|neech|yog|yoga|app|says?|pandit\w*|astrolog\w*) /u;
const [strong, middling] = [50, 33];
const mostWords = 9;

const planetOf = ({ words, read }: Asked): PlanetName | 'lord' | null => {
  const found = findPlanets(read.text);
  if (findPlaces(words).lords.length === 1 && found.length === 0) return 'lord';
  return found.length === 1 && findPlaces(words).lords.length === 0 ? (found[0] ?? null) : null;
};

/** "Is my Moon weak?": the degree of it first, then what makes it so. */
function composeStrength({ say, book, strengths, question: { chart } }: Context, asked: Asked): string {
  const named = planetOf(asked);
  const planet = named === 'lord' ? strengths.view.lord(findPlaces(asked.words).lords[0] ?? 1) : (named ?? 'Sun');
  const n = book.planet(planet);
  const value = strengths.of(planet);
  const house = strengths.view.house(planet);
  const asksWeak = / (?:weak|kamzor|kamjor|powerless|affected|peedit|pidit) /u.test(asked.words) && !/ (?:strong|mazboot|majboot|mazbut) /u.test(asked.words);
  const isStrong = value >= strong;
  const yes = isStrong !== asksWeak;
  const dignity = dignityIn(planet, strengths.view.planet(planet).sign);
  const reasons = [
    dignity === 'exalted' ? ['it is exalted', 'उच्च की राशि'] : dignity === 'own' ? ['it is in its own sign', 'अपनी राशि'] : dignity === 'debilitated' ? ['it is debilitated', 'नीच की राशि'] : dignity === 'enemy' ? ["it is in an enemy's sign", 'शत्रु राशि'] : null,
    planet !== 'Sun' && planet !== 'Rahu' && planet !== 'Ketu' && isCombust(chart, planet) ? ['it is combust', 'सूर्य के पास होना'] : null,
    [6, 8, 12].includes(house) ? [`it is in the ${th(house)}`, `${hindiOrdinal(house, 'direct')} भाव`] : [1, 4, 5, 7, 9, 10].includes(house) ? [`it is in the ${th(house)}`, `${hindiOrdinal(house, 'direct')} भाव`] : null,
  ].filter((each) => each !== null);
  const opening = value >= strong || value < middling
    ? say([yes ? 'Yes: ' : 'No: ', `${n} is ${isStrong ? 'strong' : 'weak'} in your chart`, [', all points together.', ', by sign, house and company.']], [yes ? 'हाँ, ' : 'नहीं, ', `आपकी कुंडली में ${n} ${isStrong ? 'मज़बूत' : 'कमज़ोर'} हैं`, [', सब मिलाकर।', ', राशि, भाव और दृष्टि जोड़कर।']])
    : say([['Neither: ', 'In the middle: '], `${n} has middling strength in your chart.`], [['बीच के: ', 'न मज़बूत, न कमज़ोर: '], `${n} का बल मध्यम है।`]);
  const why = reasons.length > 0 ? say([`What counts most: ${reasons.map((each) => each[0]).join('; ')}.`], [`इसमें सबसे ज़्यादा गिना गया: ${reasons.map((each) => each[1]).join('; ')}।`]) : say(['No single point decides it; sign, house and company are about even.'], ['कोई एक बात तय नहीं करती; राशि, भाव और दृष्टि लगभग बराबर हैं।']);
  return [opening, why, isStrong ? say([['What it stands for comes with less effort.', 'It can carry what it is given.']], [['इनकी बातें कम मेहनत में बनती हैं।', 'इन पर भरोसा रखा जा सकता है।']]) : say([['That is no misfortune: what it stands for takes longer and more care.', 'Nothing to fear; it only asks for habit and time.']], [['डरने की बात नहीं: इनकी बातें देर और मेहनत से बनती हैं।', 'यह दोष नहीं; बस नियम और समय चाहिए।']])].join('\n\n');
}

export const strengthFact: Plain = {
  isFree: false,
  usesChart: true,
  mayLean: true,
  holds: (asked) => asks.test(asked.words) && planetOf(asked) !== null && !asksMore.test(asked.words) && asked.read.kin === null && asked.read.text.length <= mostWords,
  compose: composeStrength,
};
