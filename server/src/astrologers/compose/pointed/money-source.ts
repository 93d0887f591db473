import { weigh } from '../../plan/weigh';
import { shortVowels } from '../../question/question-text';
import { englishOrdinal as th } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import { englishHouses } from '../../words/english-words';
import { hindiHouses } from '../../words/hindi-words';
import type { Context } from '../context';

const money = '(?:paisa|paise|paison|money|funds?|fund|rakam|rupaye|capital|punji|poonji|kharch|kharcha|fees|phees|intezam|intjam|intazam)';
const asks = new RegExp(` (?:${money} (?:\\w+ ){0,4}(?:(?:kaha+n?|kidhar|kis jagah) se|kisse)|(?:kaha+n?|kidhar) se (?:\\w+ ){0,3}${money}|where (?:will|would|does|can|do|shall|should) (?:\\w+ ){0,7}${money}|${money} (?:\\w+ ){0,8}(?:come|comes|arrange\\w*) from|how (?:will|do|can|shall|should) (?:i|we) (?:arrange|manage|raise|fund|get) (?:\\w+ ){0,4}${money}|${money} (?:\\w+ ){0,3}(?:kaise|kese) (?:aayeg\\w*|aaeg\\w*|ayeg\\w*|jut\\w*|hoga|arrange)|${money} ka (?:intezam|intjam|jugad|arrange\\w*)) `, 'u');
const gone = / (?:gaya|gayi|gaye|went|lost|stuck|fans|phans|atka|wapas|vapas|return|back|invest\\w*|lagau\\w*|khoya|chori) /u;

/** Where money can come from, each with its house. */
const sources: readonly (readonly [house: number, english: string, hindi: string])[] = [
  [10, 'your own work', 'अपने काम'],
  [11, 'steady income and people you know', 'नियमित आमदनी और जान-पहचान'],
  [2, 'what the family has put by', 'घर की बचत'],
  [4, 'property or something that is sold', 'ज़मीन-मकान या कुछ बेचने'],
  [6, 'a loan that is paid off in time', 'समय पर चुकाए जाने वाले कर्ज'],
  [7, 'your partner’s side or a business partner', 'जीवनसाथी की ओर या साझेदार'],
  [9, 'elders and well-wishers', 'बड़ों की मदद'],
];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Where will the money come from?": the two best carried sources; null where that is not asked. */
export function composeMoneySource(context: Context): string | null {
  const { read, say, book, strengths, now, question } = context;
  const plain = shortVowels(read.text);
  if (!asks.test(plain) || gone.test(plain) || ['when', 'why', 'either', 'remedy', 'past', 'repeat'].includes(read.kind)) return null;
  const ranked = sources
    .map(([house, english, hindi]) => ({ house, english, hindi, score: weigh(strengths, { houses: [house], karakas: ['Jupiter'], division: 'D1' }, now, question.birth.gender).score }))
    .sort((a, b) => b.score - a.score);
  const [first, second] = ranked;
  const last = ranked.at(-1);
  if (!first || !second || !last) return null;
  const ground = ({ house }: { house: number }): string => {
    const lord = strengths.view.lord(house);
    const at = strengths.view.house(lord);
    return say([`${book.planet(lord)}, lord of your ${th(house)} house (${englishHouses[house - 1]}), is in the ${th(at)}`, [' and carries that best.', ', the best carried of these.', ', so that way is the open one.']], [`${hindiOrdinal(house, 'oblique')} भाव (${hindiHouses[house - 1]}) के स्वामी ${book.planet(lord)} ${hindiOrdinal(at, 'oblique')} भाव में हैं`, ['; सबसे अच्छा सहारा इसी का है।', ', यही रास्ता सबसे खुला है।', ', इसलिए पहले यही।']]);
  };
  return [
    say(
      [[`Most likely the money comes from ${first.english}, and after that from ${second.english}`, `The money comes first from ${first.english}, then from ${second.english}`, `${capital(first.english)} will bring the larger part of the money, and ${second.english} the rest`], '.'],
      [[`पैसा सबसे पहले ${first.hindi} से बनेगा, फिर ${second.hindi} से`, `पैसे की सबसे ज़्यादा उम्मीद ${first.hindi} से है, उसके बाद ${second.hindi} से`, `बड़ा हिस्सा ${first.hindi} से आएगा, बाकी ${second.hindi} से`], '।'],
    ),
    `${ground(first)} ${say([['Do not count on ', 'Least of all count on '], `${last.english}.`], [[`${last.hindi} पर भरोसा कम रखिए।`, `${last.hindi} से उम्मीद कम रखिए।`]])}`,
    say([['Write down the sum and the day it is needed, and fill it from the first of these before you ask for the second.', 'Take half of it from the first way before you promise a date to anybody.', 'Fix this week how much comes from each, on paper.']], [['कितना चाहिए और किस दिन तक, यह लिख लीजिए, और पहले रास्ते से शुरू कीजिए।', 'आधा पैसा पहले रास्ते से जुट जाए, तभी किसी को तारीख दीजिए।', 'इसी हफ़्ते लिखिए कि किस ओर से कितना आएगा।']]),
  ].join('\n\n');
}
