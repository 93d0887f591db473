import type { Context } from '../compose/context';
import type { Plain } from './plain';

const moon = / (?:moon sign|chandra rashi|rashi|rasi|moon) /u;
const sun = / (?:sun sign|surya rashi|sun) /u;
const asks = / (?:what|whats|which|kya|kaun\w*|kons\w*|batao|bataiye|tell|says?|but|lekin|confus\w*|sahi|right|correct) /u;

/** Moon sign and Sun sign in one question, as two apps give them: each is named, with what parts the two zodiacs. */
function composeBothSigns({ say, book, strengths }: Context): string {
  const [m, s] = [strengths.view.planet('Moon').sign, strengths.view.planet('Sun').sign].map((sign) => book.sign(sign));
  return [
    say([[`Your Moon sign is ${m} and your Sun sign ${s}`, `By the Moon you are ${m}, by the Sun ${s}`, `The Moon is in ${m} and the Sun in ${s}`], ', by the Indian zodiac.'], [[`आपकी चंद्र राशि ${m} है और सूर्य राशि ${s}`, `चंद्रमा से राशि ${m}, सूर्य से ${s}`, `चंद्रमा ${m} में हैं और सूर्य ${s} में`], ', भारतीय गणना से।']),
    say([['Western pages count from the spring point, some 24 degrees further on, so their Sun sign is often the next one', 'Columns abroad use another zodiac, shifted by some 24 degrees, and mostly only the Sun'], ['; neither is a mistake.', ', which is why two apps may name two signs.'], [' Here the rashi is the Moon’s.', ' In India the rashi is that of the Moon.']], [['पश्चिमी गणना करीब 24 अंश आगे से शुरू होती है, इसलिए वहाँ सूर्य राशि अक्सर अगली निकलती है', 'विदेशी कॉलम दूसरी गणना से और सिर्फ़ सूर्य से चलते हैं'], ['; गलत दोनों में कोई नहीं।', ', इसी से दो जगह दो राशियाँ दिखती हैं।'], [' यहाँ राशि चंद्रमा की मानी जाती है।', ' भारत में राशि यानी चंद्र राशि।']]),
  ].join('\n\n');
}

export const bothSigns: Plain = {
  isFree: true,
  usesChart: true,
  holds: ({ words, read }) => moon.test(words) && sun.test(words) && / sign|rashi|rasi /u.test(words) && asks.test(words) && read.kin === null && !/ (?:house|match\w*|compatib\w*|dasha|transit|gochar|together|conjunct\w*|aspect\w*|degree|when|kab) /u.test(words),
  compose: composeBothSigns,
};
