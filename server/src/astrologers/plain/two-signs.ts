import { signLord } from '../../astrology';
import type { Context } from '../compose/context';
import { signNames } from '../question/sign-words';
import type { Plain } from './plain';

const signWords = signNames.map((names) => new RegExp(` (?:${names}) `, 'gu'));
const asksMatch = / (?:match\w*|compatib\w*|couple|jodi|jori|milan|mil\w* hai|banegi|banti|jamegi|jamti|nibhegi|nibhti|nibhega|suit\w*|get along|good together|go well|go together|marry|marriage|shadi|shaadi|vivah|love|relationship|rishta|kaisi rahegi|kaisa rahega|work out|will it work|man|woman|boy|girl|last) /u;

/** The two signs that a question names, in its order, in whichever form of its words both are found; null for any other number. */
export function findTwoSigns(words: string): readonly [number, number] | null {
  for (const form of words.split(/ {2,}/u)) {
    const text = ` ${form.trim().replaceAll(' ', '  ')} `;
    const found = signWords.flatMap((pattern, at) => [...text.matchAll(pattern)].map(({ index }) => ({ sign: at + 1, index }))).sort((a, b) => a.index - b.index);
    const [one, two] = found;
    if (one && two && found.length === 2) return [one.sign, two.sign];
  }
  return null;
}

const elements = [['fire', 'अग्नि'], ['earth', 'पृथ्वी'], ['air', 'वायु'], ['water', 'जल']] as const;
const away = (from: number, to: number): number => ((to - from + 12) % 12) + 1;

type Verdict = readonly [english: string, hindi: string];
const easy: Verdict = ['Yes, as signs they go well', 'हाँ, राशि के हिसाब से मेल अच्छा है'];
const fair: Verdict = ['As signs they go fairly well', 'राशि के हिसाब से मेल ठीक-ठाक है'];
const hard: Verdict = ['As signs they need some effort', 'राशि के हिसाब से मेल में मेहनत है'];
const verdicts: Record<number, Verdict> = { 1: easy, 7: easy, 3: easy, 11: easy, 4: fair, 10: fair, 2: hard, 12: hard, 5: fair, 9: fair, 6: hard, 8: hard };

function composeSigns({ say, book }: Context, [one, two]: readonly [number, number]): string {
  const [from, back] = [away(one, two), away(two, one)];
  const [en, hi] = verdicts[from] ?? fair;
  const [a, b] = [book.sign(one), book.sign(two)];
  const isOneLord = signLord(one) === signLord(two);
  const [ea, eb] = [elements[(one - 1) % 4] ?? elements[0], elements[(two - 1) % 4] ?? elements[0]];
  const counts = [2, 12, 5, 9, 6, 8].includes(from);
  return [
    say([en, `: ${a} and ${b}`, one === two ? [' are one sign, so moods are understood without words.', ' being one sign, each knows how the other feels.'] : [` are ${from} and ${back} from each other.`, `, ${from} and ${back} counted from one another.`]], [hi, `: ${a} और ${b}`, one === two ? [' एक ही राशि है, मन की बात जल्दी समझ आती है।', ', राशि एक है, स्वभाव मिलता है।'] : [` एक-दूसरे से ${from} और ${back} पर हैं।`, ` आपस में ${from}-${back} का संबंध रखती हैं।`]]),
    [
      isOneLord && one !== two ? say([[`Both have one lord, ${book.planet(signLord(one))}`, `${book.planet(signLord(one))} rules the two of them`], [', which softens much.', ', and that counts for them.']], [[`दोनों के स्वामी ${book.planet(signLord(one))} हैं`, `स्वामी एक ही हैं, ${book.planet(signLord(one))}`], [', इससे मेल बढ़ता है।', '; यह अच्छी बात है।']]) : say([[`One is of ${ea[0]}, the other of ${eb[0]}`, `By element it is ${ea[0]} with ${eb[0]}`], [': one sets the pace, the other must be asked.', ', which shows in how quarrels are made up.']], [[`तत्व ${ea[1]} और ${eb[1]} हैं`, `एक का तत्व ${ea[1]} है, दूसरे का ${eb[1]}`], ['; रफ़्तार का फ़र्क समझिए।', ', मनाने का ढंग इसी से अलग होता है।']]),
      counts ? say([['Matching gives no points of bhakoot for that distance', 'By bhakoot that distance counts nothing'], ['; it is 7 points of 36 and no more.', ', yet that is one koota of eight.']], [['मिलान में भकूट के अंक इस दूरी पर नहीं मिलते', 'भकूट इस दूरी को नहीं गिनता'], ['; पर वह 36 में से 7 ही हैं।', ', पर यह आठ में से एक कूट है।']]) : say([['Matching counts that distance in full, 7 points of bhakoot', 'By bhakoot it has its full 7 points'], ['.', ' of 36.']], [['मिलान में भकूट के पूरे 7 अंक मिलते हैं', 'भकूट के 7 में से 7 अंक हैं'], ['।', ', कुल 36 में से।']]),
      say([['Two signs are little to go by', 'That is only a beginning'], ['; the Kundli Matching page takes both births and all eight kootas, free.', ': with both births Kundli Matching shows all eight kootas, free.']], [['सिर्फ़ दो राशियों से फ़ैसला मत कीजिए', 'यह बस शुरुआत है'], ['; "कुंडली मिलान" पेज पर दोनों के जन्म से आठों कूट मुफ़्त दिखते हैं।', ', पूरा मिलान "कुंडली मिलान" पेज पर मुफ़्त है।']]),
    ].join(' '),
  ].join('\n\n');
}

/** Whether two Moon signs go together: their distance, their lords and elements, and where the rest is seen. */
export const twoSigns: Plain = {
  isFree: true,
  usesChart: false,
  holds: ({ words, read }) => asksMatch.test(words) && findTwoSigns(words) !== null && !['ingress', 'transit', 'retrograde'].includes(read.fact?.name ?? ''),
  compose: (context, { words }) => {
    const signs = findTwoSigns(words);
    return signs ? composeSigns(context, signs) : '';
  },
};
