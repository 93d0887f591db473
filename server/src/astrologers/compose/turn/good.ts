import { findPlanets } from '../../question/chart-terms';
import { readText } from '../../question/question-text';
import { englishOrdinal as th } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import { englishHouses } from '../../words/english-words';
import { hindiHouses } from '../../words/hindi-words';
import { manners } from '../../words/placements';
import { elaborate } from '../judgement';
import { join } from '../join';
import { isWeighed, spanOf, wordsOf, type ComposeTurn, type Turn } from './turn';

const compares = / (?:better|worse|behtar|zyada|jyada|bad?h(?:kar|ke)|pehle se|pahle se|than|purana|purane|purani|old|sudhar\w*|improve\w*|upar|aur bura|badtar) /u;
const fears = / (?:bad|bura|buri|bure|kharab|ashubh|danger\w*|khatr\w*|harm\w*|nuksan\w*|unlucky|worry|dar|tension|negative|wrong) /u;
const hopes = / (?:good|achh?[aie]|acch[aie]|shubh|lucky|theek|thik|badhiya|positive|sahi|fine|ok) /u;

/** A placement or a period that was told as a fact: by the strength of its planet. */
function sayOfPlanet({ context, said, first }: Turn): string | null {
  const [planet] = first.usesChart ? findPlanets(readText(said.answer, context.read.language)) : [];
  if (planet === undefined) return null;
  const { say, book, strengths } = context;
  const [n, house] = [book.planet(planet), strengths.view.house(planet)];
  const strength = strengths.of(planet);
  const [gift, price] = [manners[planet].gift, manners[planet].price];
  const lead = strength >= 45
    ? say([['Good, on the whole', 'More good than bad'], `: ${n} has strength in your chart.`], [['अच्छा है, कुल मिलाकर', 'अच्छा ज़्यादा है'], `; ${n} आपकी कुंडली में बली हैं।`])
    : strength >= 35
      ? say([['Neither bad nor easy', 'Mixed, and no danger'], `: ${n} has middling strength in your chart.`], [['न बुरा, न पूरा आसान', 'मिला-जुला, डरने की बात नहीं'], `; ${n} का बल बीच का है।`])
      : say([['Not bad, but it gives slowly', 'No harm in it, only slow fruit'], `: ${n} has little strength in your chart.`], [['बुरा नहीं, पर फल धीरे मिलता है', 'नुकसान नहीं, बस फल देर से'], `; ${n} का बल यहाँ कम है।`]);
  return join(lead, say([`${n} is in your ${th(house)} house (${englishHouses[house - 1]}): it gives ${gift[0]}, and what it costs is ${price[0]}.`], [`${n} ${hindiOrdinal(house, 'oblique')} भाव (${hindiHouses[house - 1]}) में हैं: देते हैं ${gift[1]}, और ध्यान रखने की बात है ${price[1]}।`]));
}

/** "Is that good or bad?": a verdict first, for better or worse where that is asked. */
export const composeGood: ComposeTurn = (turn) => {
  const { about, judgement, context } = turn;
  if (!isWeighed(turn)) return sayOfPlanet(turn);
  const plain = wordsOf(context);
  const { say } = about;
  const span = spanOf(turn);
  const [at, tab] = span === '' ? ['', ''] : [`; the best of it is ${span}`, `; सबसे अच्छा समय ${span} है`];
  const { level } = judgement;
  if (compares.test(plain))
    return join(
      {
        yes: () => say([['Better than before', 'Better, yes'], `: your chart supports it well now${at}.`], [['पहले से बेहतर', 'हाँ, बेहतर'], `; कुंडली का सहारा अभी अच्छा है${tab}।`]),
        careful: () => say([['A little better, not by much', 'Somewhat better, with effort'], `: your chart is mixed here${at}.`], [['थोड़ा बेहतर, बहुत नहीं', 'कुछ बेहतर, मेहनत के साथ'], `; कुंडली का पक्ष मिला-जुला है${tab}।`]),
        slow: () => say([['Not better at once', 'Not yet better'], `: the support is small just now${at}.`], [['अभी तुरंत बेहतर नहीं', 'फ़िलहाल बेहतर नहीं'], `; इस समय सहारा कम है${tab}।`]),
      }[level](),
      ...elaborate(about, judgement),
    );
  const onlyFear = fears.test(plain) && !hopes.test(plain);
  return join(
    {
      yes: () => say([onlyFear ? ['No, nothing bad', 'No, it is rather good'] : ['Good, on the whole', 'More good than bad'], `: your chart supports it well${at}.`], [onlyFear ? ['नहीं, बुरा नहीं', 'नहीं, अच्छा ही है'] : ['कुल मिलाकर अच्छा', 'अच्छा ज़्यादा, बुरा कम'], `; कुंडली का सहारा अच्छा है${tab}।`]),
      careful: () => say([onlyFear ? ['No, not bad, only mixed', 'Not bad, it takes some effort'] : ['More good than bad, with some effort', 'Neither bad nor quite easy'], `: your chart is mixed here${at}.`], [onlyFear ? ['नहीं, बुरा नहीं, बस मिला-जुला', 'बुरा नहीं, थोड़ी मेहनत है'] : ['अच्छा ज़्यादा, पर थोड़ी मेहनत के साथ', 'न बुरा, न पूरा आसान'], `; कुंडली का पक्ष मिला-जुला है${tab}।`]),
      slow: () => say([onlyFear ? ['Not bad, only slow', 'No danger, but slow'] : ['Not so good at the moment, and not bad either', 'Rather slow than bad'], `: the support is small just now${at}.`], [onlyFear ? ['बुरा नहीं, बस धीमा', 'डरने की बात नहीं, पर धीमा'] : ['अभी बहुत अच्छा नहीं, पर बुरा भी नहीं', 'बुरा नहीं, बस धीमा'], `; इस समय सहारा कम है${tab}।`]),
    }[level](),
    ...elaborate(about, judgement),
  );
};
