import { shortVowels } from '../../question/question-text';
import { englishOrdinal as th } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import type { Context } from '../context';
import { lineBefore } from './line-before';

const costs = / (?:how much (?:\w+ ){0,3}(?:cost|costs|spend|spent|expense|expenses|budget)|(?:what|how much) (?:will|would) (?:\w+ ){0,4}cost|kita?n[aei] (?:\w+ ){0,2}(?:kharch\w*|lageg[aie]|lageng[aie]|lag jaeg\w*|lag jayeg\w*|budget)|kharch\w* kita?n[aei]|kita?n[aei] ka (?:kharch\w*|budget)|(?:budget|kharch\w*) (?:kita?n[aei]|kya)) /u;
const others = / (?:attempts?|baar|bar|times|log|people|marks|number|rank|percent\w*|din|days?|mahin\w*|months?|saal|sal|years?|time|taim|taaim|samay|answer|answers|jawab|chat|reply|der|ghant\w*|hours?|sawal|question|recharge|plan|subscription|chat|pandit\w*|astrologer|puja|pooja|ratna|stone|gem\w*|treatment|ilaj|operation|hospital|doctor) /u;

/** "How much will the house cost?": no chart knows a bill, but whether it stays in its frame; null where no cost is asked for. */
export function composeCost(context: Context): string | null {
  const { read, say, book, strengths } = context;
  const plain = shortVowels(read.text);
  if (!costs.test(plain) || others.test(plain) || read.fact !== null || read.matter.careful || read.kind === 'past') return null;
  const matter = read.matter.rank > 0 ? read.matter : (lineBefore(context)?.matter ?? read.matter);
  if (matter.careful) return null;
  const [saved, spent] = [strengths.view.lord(2), strengths.view.lord(12)];
  const gap = strengths.of(saved) - strengths.of(spent);
  const m = matter.rank > 0 ? book.matter(matter.id) : '';
  const [on, onHi] = m === '' ? ['', ''] : [` on ${m}`, `${m} पर `];
  const opening = gap >= 0
    ? say([['No chart knows the bill, but it should stay near what you plan', 'The sum stands in no chart; what you spend keeps within bounds'], `${on}: `, ['the lord of savings is stronger than that of expense.', 'savings are better carried than expense.']], [['रकम कुंडली में नहीं होती, पर ', 'सही रकम कोई कुंडली नहीं बताती, पर '], `${onHi}खर्च सोचे हुए के आसपास रहेगा`, ['; बचत के स्वामी खर्च के स्वामी से बली हैं।', ', क्योंकि बचत का पक्ष खर्च से मज़बूत है।']])
    : say([['No chart knows the bill, but expect more than you plan', 'The sum stands in no chart; keep a fifth more than you reckon'], `${on}: `, ['the lord of expense is stronger than that of savings.', 'expense is the stronger side just now.']], [['रकम कुंडली में नहीं होती, पर ', 'सही रकम कोई कुंडली नहीं बताती, पर '], `${onHi}खर्च सोचे हुए से ज़्यादा होगा`, ['; खर्च के स्वामी बचत के स्वामी से बली हैं।', ', क्योंकि खर्च का पक्ष बचत से मज़बूत है।']]);
  const [a, b] = [strengths.view.house(saved), strengths.view.house(spent)];
  return [
    opening,
    say([`${book.planet(saved)}, lord of your 2nd house, is in the ${th(a)}, and ${book.planet(spent)}, lord of the 12th, in the ${th(b)}`, ['. Take two written estimates and keep a tenth aside.', '. Ask for the price in writing, with what is not in it.']], [`दूसरे भाव के स्वामी ${book.planet(saved)} ${hindiOrdinal(a, 'oblique')} भाव में हैं और बारहवें के स्वामी ${book.planet(spent)} ${hindiOrdinal(b, 'oblique')} में`, ['। दो लिखे हुए अनुमान लीजिए और दसवाँ हिस्सा अलग रखिए।', '। दाम लिखवाकर लीजिए, और यह भी कि उसमें क्या शामिल नहीं।']]),
  ].join('\n\n');
}
