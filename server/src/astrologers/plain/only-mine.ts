import { nakshatraLord } from '../../astrology';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishHouses } from '../words/english-words';
import { hindiHouses } from '../words/hindi-words';
import type { Context } from '../compose/context';
import type { Plain } from './plain';

const asks = / (?:(?:sab|sabhi|sabhee|sabke|har ek|har kisi) (?:pe|par|pr|ke upar|ko|ka|ki|ke liye) (?:\w+ )?(?:fit|phit|lagu|baith\w*|sach|sahi|same|ek (?:jaisa|jaisi))|(?:fits?|true (?:for|of)|applies? to|same for) (?:on |to |for |with )?(?:everyone|everybody|anyone|anybody|all)|(?:kuch|kuchh|something|anything|ek baat|one thing) (?:\w+ ){0,4}(?:sirf|only|just|bas) (?:\w+ ){0,2}(?:mer[aei]|mujh\w*|me|mine|my)|(?:generic|vague|common|barnum|gol mol|golmol|ghuma fira|sabko (?:yahi|wahi|ek hi)|har kisi (?:ko|pe|par)|anybody|anyone|everybody|everyone|every body|all people|any person) .*(?:30s|20s|40s|says?|said|has|have|hai|true|fit\w*|appl\w*|couldnt|cant|could not|cannot|kehte|bolte|tell|same|hota)|(?:thats|that s|that is|this is|its|it s|it is|ye|yeh|too|so|very|pretty|kaafi|bahut) (?:\w+ )?(?:generic|vague|common|gol mol|golmol)|(?:one|something|ek|1|kuch|kuchh) (?:\w+ ){0,4}(?:unique|special|specific|only (?:about )?(?:me|mine)|sirf mer\w*|khas|khaas|alag) .*(?:chart|kundl\w*|kundal\w*|me|mujh\w*|mer\w*)|(?:what is|whats|kya) (?:\w+ ){0,3}(?:unique|special|khas|khaas) .*(?:chart|kundl\w*|kundal\w*)|couldn?t say to (?:just )?any\w*) /u;

/** What somebody else does not have too: lagna and the pada of the Moon together, and the strongest planet's place. */
function composeOnlyMine({ say, book, strengths, question: { chart } }: Context): string {
  const { sign, nakshatra, pada } = strengths.view.planet('Moon');
  const [strong = 'Sun'] = strengths.ranked();
  const house = strengths.view.house(strong);
  const [lagna, star] = [book.sign(chart.ascendant.sign), book.star(nakshatra)];
  const lord = book.planet(nakshatraLord(nakshatra));
  return [
    say([['This is yours and not everybody’s: ', 'Here is what few share with you: ', 'One thing that most people cannot be told: '], `${lagna} rises, with the Moon in ${star}, pada ${pada}`, ['; about one birth in 1,300 has both.', ', a pair that about one in 1,300 people has.']], [['यह सबका नहीं, आपका है: ', 'यह बात बहुत कम लोगों में मिलती है: ', 'यह हर किसी से नहीं कहा जा सकता: '], `लग्न ${lagna} और चंद्रमा ${star} के ${pada === 1 ? 'पहले' : pada === 2 ? 'दूसरे' : pada === 3 ? 'तीसरे' : 'चौथे'} पद में`, ['; करीब 1,300 में एक जन्म में दोनों मिलते हैं।', ', ऐसा मेल करीब 1,300 लोगों में एक का होता है।']]),
    say([`${book.planet(strong)} is the strongest planet here, in your ${th(house)} house (${englishHouses[house - 1]})`, [', so what you build there lasts longest.', '; there you notice first when a time turns.'], ` Your Moon sign is ${book.sign(sign)}, and the first years of your life ran under ${lord}.`], [`सबसे बली ग्रह ${book.planet(strong)} ${hindiOrdinal(house, 'oblique')} भाव (${hindiHouses[house - 1]}) में हैं`, ['; वहाँ बना हुआ सबसे देर तक टिकता है।', ', समय बदले तो पहले वहीं दिखता है।'], ` चंद्र राशि ${book.sign(sign)} है, और जीवन के पहले साल ${lord} के थे।`]),
    say([['Ask about one matter and one year, and it gets more exact still.', 'Name a thing and a time, and I will say what this very chart shows.']], [['एक बात और एक साल पूछिए, जवाब और साफ़ होगा।', 'विषय और समय बताइए, तब इसी कुंडली की बात होगी।']]),
  ].join('\n\n');
}

/** "That's generic", "tell me one thing that only fits me". */
export const onlyMine: Plain = {
  isFree: false,
  usesChart: true,
  mayLean: true,
  holds: ({ words, read }) => asks.test(words) && (read.fact === null || read.fact.planet === null) && (!['when', 'either', 'remedy', 'why'].includes(read.kind) || (read.kind === 'remedy' && !/ (?:upay|upaay|remed\w*|mantra|puja|pooja) /u.test(words))) && !/ (?:fake|fraud|real|true or|science|proof|prove|jhooth|jhuth|sach kya|sach hai|sachchai|do you|are you|same (?:answer|reply|text)|should i|shadi|marriage|job|business|school|college|product|medicine) /u.test(words),
  compose: composeOnlyMine,
};
