import type { PlanetName } from '@oracle-astra/shared/contract';
import { hasKind } from '../question/kinds';
import { shortVowels } from '../question/question-text';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import type { Context } from './context';

const ofNumber: readonly PlanetName[] = ['Mars', 'Sun', 'Moon', 'Jupiter', 'Rahu', 'Mercury', 'Venus', 'Ketu', 'Saturn'];
const numbered = / (?:number|numbers|nambar|nanbar|numbar|no|ank|digits?|total|sum|jod|plate|numero\w*|mulank|moolank) /u;
const amounts = / (?:lakhs?|lacs?|crores?|karod|hazar|hajar|thousand|rupees|rupay\w*|rs|percent|marks|baje|am|pm|o ?clock|saal|sal|years?|months?|mahin\w*|din|days?|weeks?|hafte|floor|floors|manzil|tarikh|taarikh|date|house number \d+ in|bhav|rooms?|bhk|children|bachch?e) /u;
const pair = /(\d{1,10})\s*(?:[\p{L}\p{M}]+\s+){0,3}?(?:or|ya|या|versus|vs)\s+(?:[\p{L}\p{M}]+\s+){0,3}?(\d{1,10})/iu;

const latin = (raw: string): string => raw.normalize('NFKC').replace(/[०-९]/gu, (digit) => String('०१२३४५६७८९'.indexOf(digit)));
const rootOf = (digits: string): number => {
  const sum = [...digits].reduce((total, digit) => total + Number(digit), 0);
  return sum === 0 ? 0 : ((sum - 1) % 9) + 1;
};

/** "Should the plate total 8 or 5?": of two numbers the one whose planet stands better; null where no two numbers are put as names of a thing. */
export function composeTwoNumbers(context: Context): string | null {
  const { read, say, book, strengths } = context;
  const plain = shortVowels(read.text);
  if (!hasKind(read.text, 'either') || !numbered.test(plain) || amounts.test(plain)) return null;
  const found = pair.exec(latin(read.text.raw));
  if (!found?.[1] || !found[2]) return null;
  const both = [found[1], found[2]].map((digits) => ({ digits, root: rootOf(digits), planet: ofNumber[rootOf(digits) % 9] ?? 'Sun' }));
  const [best, other] = [...both].sort((a, b) => strengths.of(b.planet) - strengths.of(a.planet));
  if (!best || !other || best.root === other.root || best.root === 0 || other.root === 0) return null;
  const named = ({ digits, root }: typeof best): string => (digits.length > 1 ? `${digits} (${root})` : digits);
  const house = strengths.view.house(best.planet);
  const [p, q] = [book.planet(best.planet), book.planet(other.planet)];
  return [
    say([[`${named(best)} rather than ${named(other)}`, `Take ${named(best)} before ${named(other)}`, `Of the two, ${named(best)}; ${named(other)} comes after it`], [`: it is the number of ${p}, which is stronger in your chart than ${q}.`, `, since ${p}, its planet, stands better in your chart than ${q}.`]], [[`${named(best)} लीजिए, ${named(other)} नहीं`, `${named(other)} के मुकाबले ${named(best)} बेहतर है`], [`; यह ${p} का अंक है, जो आपकी कुंडली में ${q} से बली हैं।`, `, क्योंकि इसके ग्रह ${p} का बल ${q} से ज़्यादा है।`]]),
    say([`${p} is in your ${th(house)} house.`, [' It is numerology and no fate, so pay nothing extra for it.', ' A number is a small thing: spend no money on it.']], [`${p} आपके ${hindiOrdinal(house, 'oblique')} भाव में हैं।`, [' यह अंकशास्त्र है, भाग्य नहीं; इसके लिए अलग से पैसा मत दीजिए।', ' अंक छोटी बात है, इस पर खर्च मत कीजिए।']]),
  ].join('\n\n');
}
