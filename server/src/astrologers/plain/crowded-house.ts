import { occupants } from '../../astrology';
import type { Context } from '../compose/context';
import { namedHouse, worksWell } from './placement';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishHouses } from '../words/english-words';
import { hindiHouses } from '../words/hindi-words';
import { themes } from '../words/placements';
import type { Plain } from './plain';

const o = (house: number) => hindiOrdinal(house, 'oblique');
const crowd = / (?:(?:[2-8]|two|three|four|five|six|do|teen|tin|char|paanch|panch|many|so many|several|itne|itane|bahut|kai|sare|saare) (?:\w+ )?(?:planets?|grah\w*|graha)|stellium) /u;
const counts: Record<string, number> = { two: 2, do: 2, three: 3, teen: 3, tin: 3, four: 4, char: 4, five: 5, paanch: 5, panch: 5, six: 6 };
const countOf = (words: string): number | null => {
  const told = / ([2-8]|two|three|four|five|six|do|teen|tin|char|paanch|panch) (?:\w+ )?(?:planets?|grah\w*|graha) /u.exec(words)?.[1];
  return told ? (counts[told] ?? Number(told)) : null;
};

/** Several planets in one house: how many there really are, and what a full house brings. */
function composeCrowded(context: Context, house: number, words: string): string {
  const { say, book, strengths, question: { chart } } = context;
  const inside = occupants(chart, house).map(({ name }) => name);
  const told = countOf(words);
  const names = book.list(inside.map((each) => book.planet(each)));
  const lord = strengths.view.lord(house);
  const at = strengths.view.house(lord);
  const [theme, themeHi] = themes[house - 1] ?? ['', ''];
  const isSo = inside.length > 1 && (told === null || told === inside.length);
  const opening = isSo
    ? say([['Not bad in itself', 'No misfortune'], [`: with ${names} there, much of your life goes by way of ${theme}.`, `; ${names} in it mean that much turns around ${theme}.`]], [['अपने आप में बुरा नहीं', 'डरने की बात नहीं'], [`: वहाँ ${names} हैं, इसलिए जीवन की बहुत बातें ${themeHi} से जुड़ती हैं।`, `; ${names} के होने से ज़ोर ${themeHi} पर रहता है।`]])
    : inside.length === 0
      ? say([[`By the computed chart no planet is in your ${th(house)} house`, `Your ${th(house)} house holds no planet`], [', so there is nothing to fear from it.', ', so that worry falls away.']], [[`गणना से आपके ${o(house)} भाव में कोई ग्रह नहीं है`, `आपके ${o(house)} भाव में कोई ग्रह नहीं बैठा`], ['; डरने की बात नहीं।', ', यह चिंता छोड़िए।']])
      : say([[`By the computed chart your ${th(house)} house holds ${names}`, `In your ${th(house)} house there ${inside.length > 1 ? 'are' : 'is'} ${names}`], [', and no more.', ', and that is nothing bad in itself.']], [[`गणना से आपके ${o(house)} भाव में ${names} ${inside.length > 1 ? 'ही' : 'अकेले'} हैं`, `आपके ${o(house)} भाव में ${names} हैं, बस`], ['।', ', इसमें बुरा कुछ नहीं।']]);
  const isStrong = worksWell(context, lord);
  return [
    opening,
    say([`The lord of that house, ${book.planet(lord)}, is in your ${th(at)} house (${englishHouses[at - 1]})`, isStrong ? [', with good strength, and holds it together.', ' and stands well, which steadies the whole.'] : [', with little strength, so go slowly in these matters.', ' and wants support, so keep reserves there.']], [`उस भाव के स्वामी ${book.planet(lord)} ${o(at)} भाव (${hindiHouses[at - 1]}) में हैं`, isStrong ? ['; बल अच्छा है, इसलिए संभाल लेंगे।', ', स्थिति अच्छी है।'] : ['; बल कम है, इन बातों में धीरे चलिए।', ', सहारा कम है, बचत रखिए।']]),
    house === 8
      ? say([['The 8th house is feared for nothing: it is research, insurance, shared money and change, and never a sentence on life.', 'Many with a full 8th house work in medicine, tax, research or repair.']], [['आठवें भाव से डर बेकार है: यह शोध, बीमा, साझे धन और बदलाव का भाव है, आयु का फ़ैसला नहीं।', 'भरे आठवें भाव वाले बहुत लोग चिकित्सा, टैक्स, शोध या मरम्मत के काम में हैं।']])
      : say([['A full house is a field with much work and much return.', 'What stands together mixes; the strongest of them sets the tone.']], [['भरा हुआ भाव मेहनत भी ज़्यादा देता है और फल भी।', 'साथ बैठे ग्रह मिलकर फल देते हैं; सबसे बली का असर ज़्यादा होता है।']]),
  ].join('\n\n');
}

export const crowdedHouse: Plain = {
  isFree: false,
  usesChart: true,
  holds: ({ words, read }) => crowd.test(words) && namedHouse(read) !== null && !/ (?:which planets?|kaun\w* (?:se )?(?:grah|planet)|transit\w*|gochar\w*|aspect\w*|dasha|empty|khali) /u.test(words) && read.kin === null,
  compose: (context, { words, read }) => composeCrowded(context, namedHouse(read) ?? 8, words),
};
