import { shortVowels } from '../../question/question-text';
import { englishOrdinal as th } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import type { Context } from '../context';

const bargains = / (?:kita?n[ae] (?:me|mein|men|tak) (?:\w+ ){0,3}(?:chhod\w*|chod\w*|deg\w*|mil\w*|bik\w*|bech\w*|le\w*|patt?eg\w*|maneg\w*|final|saud\w*|taiyar)|(?:what|which) price|(?:what|which|kya|kita?n[aei]) (?:rent|rate|fee|fees|kiraya|bhav|daam) (?:should|shall|can|do|to|rakhu\w*|mangu\w*|maangu\w*|lu|lun|bolu\w*|bata\w*)|how much (?:should|shall|can|do|to) (?:\w+ ){0,2}(?:ask|offer|pay|quote|charge|bid|demand|sell|bargain)|kita?n[aei] (?:\w+ ){0,2}(?:mangu\w*|maangu\w*|offer|bolu\w*|quote|charge|lag(?:a )?du|bhav)|how much (?:will|would) (?:he|she|they|the \w+) (?:\w+ )?(?:come down|agree|give|reduce|sell)|kis (?:daam|bhav|rate|price) (?:par|pe|me)) /u;
const puts = / (?:how much (?:should|shall|can|do) (?:i|we) (?:\w+ )?(?:put|invest|keep|save|lend|give|risk)|kita?n[aei] (?:paisa |paise |rakam )?(?:\w+ )?(?:lagau\w*|dalu\w*|daalu\w*|rakhu\w*|bachau\w*|invest|jama|du|dun|de du|udhar)) /u;
const others = / (?:marks|number|salary|hike|ghant\w*|hours?|din|days|sawal|questions?|recharge|daan|donat\w*|dakshina|pandit|stone|ratna|ratti|carat) /u;
const strong = 4;

/** "At what price will he let it go?": no chart names a price, but who has the firmer hand; null where no bargain is asked about. */
function sayBargain({ say, book, strengths }: Context): string {
  const [own, their] = [strengths.view.lord(1), strengths.view.lord(7)];
  const gap = strengths.of(own) - strengths.of(their);
  const opening = gap > strong
    ? say([['No chart names a price, but you have the firmer hand', 'The figure stands in no chart; the bargain leans to you'], [': hold to your number and let the other side move', ', so name yours and wait'], '.'], [['दाम कुंडली में नहीं होता, पर पलड़ा आपका भारी है', 'रकम कुंडली नहीं बताती, पर सौदे में ज़ोर आपका है'], ['; अपने भाव पर टिकिए, सामने वाला झुकेगा', ', अपना भाव बताकर रुकिए'], '।'])
    : gap < -strong
      ? say([['No chart names a price, and here the other side has the firmer hand', 'The figure stands in no chart; do not count on much off'], [': expect to end near their number', ', so settle for a small step'], '.'], [['दाम कुंडली में नहीं होता, पर पलड़ा सामने वाले का भारी है', 'रकम कुंडली नहीं बताती, ज़्यादा छूट की उम्मीद मत रखिए'], ['; बात उनके भाव के पास ही बनेगी', ', थोड़ी-सी कमी पर मान लीजिए'], '।'])
      : say([['No chart names a price; expect to meet halfway', 'The figure stands in no chart, and both sides are even'], [': somewhere in the middle of the two numbers', ', so the middle is fair'], '.'], [['दाम कुंडली में नहीं होता, बात बीच में बनेगी', 'रकम कुंडली नहीं बताती, दोनों पलड़े बराबर हैं'], ['; दोनों के भाव के बीच का मानिए', ', बीच का भाव ठीक रहेगा'], '।']);
  const [a, b] = [strengths.view.house(own), strengths.view.house(their)];
  return [opening, say([`${book.planet(own)}, lord of your lagna, is in the ${th(a)} house; ${book.planet(their)}, lord of the 7th and so of the other side, in the ${th(b)}`, ['. Get the last word in writing.', '. Ask twice, a week apart.']], [`लग्न के स्वामी ${book.planet(own)} ${hindiOrdinal(a, 'oblique')} भाव में हैं; सामने वाले के, यानी सातवें भाव के स्वामी ${book.planet(their)} ${hindiOrdinal(b, 'oblique')} में`, ['। आखिरी बात लिखवा लीजिए।', '। हफ़्ते भर बाद एक बार फिर पूछिए।']])].join('\n\n');
}

/** "How much should I put in?": a part, by how well savings hold. */
function sayPart({ say, book, strengths }: Context): string {
  const lord = strengths.view.lord(2);
  const at = strengths.view.house(lord);
  const [en, hi] = strengths.of(lord) >= 46 ? ['up to a third of what is free', 'बचत का एक तिहाई तक'] : strengths.of(lord) >= 36 ? ['about a fifth of what is free', 'बचत का पाँचवाँ हिस्सा'] : ['a tenth at most, as a first step', 'ज़्यादा से ज़्यादा दसवाँ हिस्सा, शुरुआत के लिए'];
  return [
    say([[`A part only: ${en}`, `Not the whole, but ${en}`], ', and never what you need within the year.'], [[`पूरा नहीं, ${hi}`, `सिर्फ़ एक हिस्सा: ${hi}`], ', और जो इस साल काम आना है, वह बिल्कुल नहीं।']),
    say([`${book.planet(lord)}, lord of your savings, is in the ${th(at)} house`, ['; no chart names the sum, and a return is nobody’s promise.', ', and how it grows is not in a chart.']], [`बचत के स्वामी ${book.planet(lord)} ${hindiOrdinal(at, 'oblique')} भाव में हैं`, ['; रकम कोई कुंडली नहीं बताती, मुनाफ़े का वादा भी नहीं।', ', कितना बढ़ेगा, यह कुंडली में नहीं।']]),
  ].join('\n\n');
}

export function composePrice(context: Context): string | null {
  const { read } = context;
  const plain = shortVowels(read.text);
  if (others.test(plain) || read.fact !== null || (read.matter.careful && read.matter.id !== 'investment') || ['past', 'why', 'either', 'repeat'].includes(read.kind)) return null;
  if (bargains.test(plain)) return sayBargain(context);
  return puts.test(plain) ? sayPart(context) : null;
}
