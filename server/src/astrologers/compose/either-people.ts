import { findFields, type Field } from '../question/fields';
import { readText, shortVowels } from '../question/question-text';
import { hindiPartner, hindiHouses } from '../words/hindi-words';
import { englishHouses, englishPartner } from '../words/english-words';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import type { Context } from './context';
import { splitOptions } from './options';

const o = (house: number) => hindiOrdinal(house, 'oblique');
/** Who could be married: "the girl from Jaipur or the one from our village", "Rohan or Vikram, both families said yes". */
const suitor = / (?:ladki|ladka|ladke|boy|girl|boys|girls|rishta|rishte|rishton|families|family said|proposals?|alliance|groom|bride|suitor|dulha|dulhan|to marry|marry him|shadi kis\w*|shadi karu kis\w*) /u;
const names = /(?:^|\s)\p{Lu}\p{Ll}+ or \p{Lu}\p{Ll}+(?:\s|[,?.]|$)/u;
const marryOne = /\bmarry [a-z]+ or [a-z]+[\s?.!]*$|\b[a-z]+ se shaa?di karu\w* (?:ya|yaa) [a-z]+ se[\s?.!]*$/iu;
const persons = / (?:ladki|ladka|boy|girl) .*(?:or|ya) | (?:or|ya) .*(?:ladki|ladka|boy|girl|wali|wala) | (?:wali|wala) (?:ladki|ladka|rishta) /u;

/** A choice between two people to marry: it needs their charts, and one's own shows who suits; null where none is put. */
export function composeEitherPeople(context: Context, asked: string): string | null {
  const plain = shortVowels(readText(asked, context.read.language));
  // The boy of the story before the choice is nobody to be married.
  const choice = asked.split(/[.?!।]\s*/u).find((each) => / (?:or|ya|yaa|या) /iu.test(` ${each} `)) ?? asked;
  const chosen = shortVowels(readText(choice, context.read.language));
  const isNamed = / (?:marry|shadi) .*(?:or|ya) /u.test(plain) && marryOne.test(asked);
  if (!isNamed && !persons.test(chosen) && !(names.test(asked) && suitor.test(plain))) return null;
  if (/ (?:love|arrange\w*|prem|baby|bachcha|paida|son|beta) /u.test(plain) || (!isNamed && !suitor.test(plain))) return null;
  return chooseBetweenTwo(context, asked);
}

/** "The doctor or the engineer": by the planets of what they do, which is no verdict on the two; null where no two trades are named. */
function openingByTrade(context: Context, asked: string): string | null {
  const { say, book, read, strengths } = context;
  const trades = splitOptions(asked).flatMap((part) => {
    const [field] = findFields(readText(part, read.language));
    const typed = part.split(/\s+/u).find((word) => findFields(readText(word, read.language)).some(({ english }) => english === field?.english));
    return field && typed ? [{ ...field, typed: typed.replace(/[?.,!]/gu, '').toLowerCase() }] : [];
  });
  const [one, two] = trades;
  if (!one || !two || one.english === two.english) return null;
  const power = ({ planets }: Field): number => planets.reduce((sum, each) => sum + strengths.of(each), 0) / planets.length;
  const [best, other] = power(one) >= power(two) ? [one, two] : [two, one];
  const [a, b] = [best.typed, other.typed];
  return say([[`Rather the ${a} than the ${b}`, `By trade the ${a} before the ${b}`], `: ${book.planet(best.planets[0] ?? 'Sun')} is the stronger planet in your chart; `, ['the two people themselves are told apart only by both births.', 'what the two are like needs the births of both.']], [[`${a} वाला रिश्ता आगे, ${b} वाला पीछे`, `${a} वाले रिश्ते की ओर झुकाव है, ${b} वाले की ओर कम`], `; ${book.planet(best.planets[0] ?? 'Sun')} आपकी कुंडली में ज़्यादा बली हैं`, ['। दोनों स्वभाव से कैसे हैं, यह उनके जन्म विवरण से दिखेगा।', '। पर इंसान कौन बेहतर है, यह दोनों के मिलान से ही दिखेगा।']]);
}

/** What one chart can say of two people: who suits, and where both charts are compared. */
export function chooseBetweenTwo(context: Context, asked = ''): string {
  const { say, book, strengths, question: { chart } } = context;
  const byTrade = openingByTrade(context, asked);
  const sign = ((chart.ascendant.sign + 5) % 12) + 1;
  const lord = strengths.view.lord(7);
  const house = strengths.view.house(lord);
  const [who, whoHi] = [englishPartner[sign - 1], hindiPartner[sign - 1]];
  return [
    byTrade ?? say([['Your chart alone cannot choose between the two', 'Between two people one chart cannot choose'], [': that needs the birth details of both', '; both their charts are needed, in Matching'], `, but it shows who suits you: somebody ${who}.`], [['दोनों में से किसे चुनें, यह अकेली आपकी कुंडली नहीं बता सकती', 'दो लोगों में चुनाव एक कुंडली से नहीं होता'], [', दोनों का जन्म विवरण चाहिए', '; दोनों की कुंडली से मिलान कीजिए'], `; आपकी कुंडली को ${whoHi} रास आता है।`]),
    say([`That is from ${book.sign(sign)}, the sign of your 7th house; its lord ${book.planet(lord)} is in the ${th(house)} house (${englishHouses[house - 1]}).`], [`सातवें भाव में ${book.sign(sign)} राशि है, उसके स्वामी ${book.planet(lord)} ${o(house)} भाव (${hindiHouses[house - 1]}) में हैं।`]),
    say([['See who of the two is nearer to that', 'Meet both once more with that in mind', 'Ask which of them lets you be yourself'], [', without hurry.', ', and let the matching of both charts say the rest.']], [['दोनों से एक बार और मिलिए', 'देखिए, किसके साथ मन सहज है'], [', जल्दी मत कीजिए।', ', फिर मिलान देखकर तय कीजिए।']]),
  ].join('\n\n');
}
