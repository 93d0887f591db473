import { shortVowels } from '../../question/question-text';
import { findAllKin } from '../../question/people';
import { kinWordOf } from '../../question/kin-word';
import { typedWords } from '../../question/typed-words';
import { englishOrdinal as th } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import type { Context } from '../context';
import { lineBefore } from './line-before';

const asks = / (?:whose (?:wish|way|word|choice|decision|side|opinion|will) (?:will|wins?|comes?|prevails?|counts?)|who (?:will )?(?:wins?|prevails?|gets? (?:his|her|their) way)(?: the (?:argument|fight|quarrel|debate))?|who is right|who s right|whos right|kiski (?:chaleg\w*|chalti|baat (?:rahegi|chalegi|manni|manu))|kaun jeet\w*|kaun sahi|kiska (?:faisla|phaisla) ) /u;
const publicThings = / (?:election|match|cup|ipl|party|court|case|team|game|lottery|kundli milan|vote\w*) /u;
const closeGap = 4;

/** Who is right is another question than who prevails. */
const isOfRight = / (?:who is right|who is wrong|whose (?:fault|mistake)|kaun (?:sahi|galat)|(?:sahi|galat) kaun|galti (?:kis|kiski|kaun)\w*|kiski galti) /u;

/** "Whose wish will come true, mine or hers?": one's own lagna against the house of the other; null where nobody stands against one. */
export function composeWhoseWay(context: Context): string | null {
  const { read, say, book, strengths } = context;
  const plain = shortVowels(read.text);
  if (!asks.test(plain) || publicThings.test(plain) || isOfRight.test(plain) || read.fact !== null) return null;
  const kin = read.kin ?? findAllKin(read.text)[0] ?? lineBefore(context)?.kin ?? null;
  if (kin === null) return null;
  const named = kinWordOf(typedWords(read.text.raw));
  const who = named?.id === kin.id && kin.id !== 'partner' ? named.typed.toLowerCase() : book.kin(kin.id);
  const [own, other] = [1, kin.house].map((house) => strengths.view.lord(house));
  if (!own || !other) return null;
  const gap = strengths.of(own) - strengths.of(other);
  const [mine, theirs] = [own, other].map((planet) => strengths.view.house(planet));
  const opening = Math.abs(gap) < closeGap
    ? say([[`Neither alone: you and your ${who} are even in this`, `A middle way between you and your ${who} is the likeliest end`], [', so it will be half of each wish', '; whoever gives a little first gets the larger half'], '.'], [[`अकेले किसी की नहीं: आप और ${who} बराबर हैं`, `बीच का रास्ता निकलेगा, न पूरी आपकी, न पूरी ${who} की`], ['; आधी-आधी बात मानी जाएगी', ', जो पहले थोड़ा झुके, उसकी ज़्यादा चलेगी'], '।'])
    : gap > 0
      ? say([[`Your wish is likelier to prevail than that of your ${who}`, `More likely yours, not your ${who}’s`], [', and it lasts if theirs is heard first', ': your own house is the stronger of the two'], '.'], [[`आपकी बात चलने के आसार ज़्यादा हैं, ${who} की कम`, `झुकाव आपकी ओर है, ${who} की ओर कम`], ['; पर पहले उनकी सुन लीजिए, तभी टिकेगी', ': दोनों में आपका भाव ज़्यादा बली है'], '।'])
      : say([[`The wish of your ${who} is likelier to prevail`, `More likely your ${who}’s than yours`], [', so ask for your own part early', ': that house is the stronger of the two'], '.'], [[`${who} की बात चलने के आसार ज़्यादा हैं`, `झुकाव ${who} की ओर है`], ['; अपना हिस्सा पहले ही माँग लीजिए', ': दोनों में उनका भाव ज़्यादा बली है'], '।']);
  return [
    opening,
    say([`You are read from the lagna, whose lord ${book.planet(own)} is in the ${th(mine ?? 1)} house; your ${who} from the ${th(kin.house)}, whose lord ${book.planet(other)} is in the ${th(theirs ?? 1)}.`], [`आपको लग्न से देखते हैं, स्वामी ${book.planet(own)} ${hindiOrdinal(mine ?? 1, 'oblique')} भाव में हैं; ${who} को ${hindiOrdinal(kin.house, 'oblique')} भाव से, जिसके स्वामी ${book.planet(other)} ${hindiOrdinal(theirs ?? 1, 'oblique')} भाव में हैं।`]),
    say([['Write down the one thing that each of you cannot give up; the rest is for trade.', 'Settle it for one year and look again.', 'Let neither of you decide it in the first talk.']], [['दोनों लिखें कि कौन-सी एक बात छोड़ी नहीं जा सकती; बाकी पर समझौता कीजिए।', 'एक साल के लिए तय कीजिए, फिर देखिए।', 'पहली बातचीत में फ़ैसला मत कीजिए।']]),
  ].join('\n\n');
}
