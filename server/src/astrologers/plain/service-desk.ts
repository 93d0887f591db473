import { dignityIn } from '../../astrology';
import type { Context } from '../compose/context';
import { composeJudged } from '../compose/judged';
import { judge, leadInput } from '../compose/judgement';
import { factAnswer } from '../compose/fact-answer';
import { findPlanets } from '../question/chart-terms';
import { simpleFact } from '../question/fact-request';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { serviceAnswer } from '../knowledge/service';
import type { Asked, Plain, Told } from './plain';

const o = (house: number) => hindiOrdinal(house, 'oblique');

const charged = / (?:(?:\d+ )?(?:rupees?|rupay\w*|rupe|rs|paise|paisa|money|amount|balance|wallet|question|sawal|credit) .*(?:kat (?:gay\w*|liy\w*|gaye|chuk\w*)|kaat (?:liy\w*|diy\w*)|kata|kate|katt?a|cut|deduct\w*|debited|taken|charged|gone|chala gaya|chale gaye|went|gaye|waste|barbad|loot\w*)|(?:charged|deducted|debited|paid|kat gay\w*|kate) .*(?:rupees?|rupay\w*|rs|paise|paisa|money|wallet|question|twice|do baar|answer|jawab|reply)) /u;
const poor = / (?:adhura|adhoora|aadha|incomplete|half|cut off|stopped|in the middle|ruk gaya|beech me|bich me|no answer|nahi aaya|nahin aaya|nhi aaya|nahi mila|nahin mila|not (?:come|received|complete|answered)|didnt (?:come|get|answer)|did not (?:come|get|answer)|wrong answer|galat jawab|galat|useless|bekar|irrelevant|kuch nahi|kuchh nahin|nothing|jawab|answer|reply|twice|do baar|\d baar|again|fir bhi|phir bhi) /u;

const note: Told = [
  [['An answer that breaks off is not charged: the question comes back to your balance by itself.', 'If a reply stops half way, its price is given back on its own; your wallet page shows it.', 'Only a complete answer is paid for; one that broke off is returned without your asking.', 'What was not finished costs nothing, and the balance above the box shows that it is back.'], ['If it is not back there, or the answer was whole and beside the point, write through the contact page with the mobile number, the day and the sentence; people answer within 24 hours.', 'Where that did not happen, or a whole answer missed your question, send the day and the sentence through the contact page; a person reads it within 24 hours.']],
  [['जो जवाब बीच में रुक जाए, उसके पैसे नहीं लगते: सवाल अपने आप वापस आ जाता है।', 'अधूरे जवाब का दाम अपने आप लौट आता है; वॉलेट के पेज पर दिखता है।', 'दाम सिर्फ़ पूरे जवाब का है; टूटा हुआ जवाब बिना माँगे लौटाया जाता है।', 'जो पूरा न हुआ, उसका कुछ नहीं लगता; बाकी सवाल लिखने की जगह के ऊपर दिखते हैं।'], ['वापस न दिखे, या जवाब पूरा होकर भी सवाल से हटकर हो, तो संपर्क पेज से मोबाइल नंबर, तारीख और वह वाक्य लिखिए; 24 घंटे में कोई व्यक्ति जवाब देता है।', 'ऐसा न हुआ हो, या पूरा जवाब काम का न हो, तो तारीख और वह वाक्य संपर्क पेज से भेजिए; 24 घंटे में जवाब आता है।']],
];

const namesMatter = ({ read }: Asked): boolean => read.matter.rank >= 5 && !['income', 'wealth', 'debt', 'moneyBack', 'lending', 'dealings', 'loan', 'investment'].includes(read.matter.id);
const isCharged = ({ words, read }: Asked): boolean => charged.test(words) && poor.test(words) && / (?:answer|answers|reply|jawab|javab|uttar|question|sawal|app|chat|yahan|here|astrologer|prediction) /u.test(words) && read.kin === null;

/** "Money was taken and the answer was half": what is done about it, and then the matter itself. */
function composeChargedMatter(context: Context): string {
  const { say, read } = context;
  const kind = / (?:when|kab|month|mahina|mahine|date|tarikh) /u.test(read.text.plain) ? ('when' as const) : ('how' as const);
  const asked: Context = { ...context, read: { ...read, fact: null, kind } };
  return [composeJudged(asked, judge(asked)), say([note[0][0] ?? ''], [note[1][0] ?? ''])].join('\n\n');
}

const claims = / (?:(?:your|aapka|aapke|apka|apke|aapne|apne|pichhla|pichla|last|previous|earlier|yahan|here|this app|is app|you said|you say) .*(?:another|other|dusr\w*|doosr\w*|different|alag|app|website|software|pandit\w*|jyotish\w*|astrosage|astrotalk|google|chatgpt)|(?:another|other|dusr\w*|doosr\w*|app|website|pandit\w*|jyotish\w*|astrosage|astrotalk|google|chatgpt)(?: wal\w*)?(?: ne)? .*(?:says?|said|shows?|showed|bata\w*|bol\w*|kah\w*|dikha\w*) .*(?:you|your|aap|aapne|apne|yahan|here)) /u;
const disputes = / (?:who is (?:right|correct)|which (?:one )?is (?:right|correct|true)|kaun sahi|sahi kaun|kiski baat|kis ?par|kisko|whom|correct|right|sahi|galat|wrong|confus\w*|kyu|kyon|why|differ\w*|alag|trust|believe|bharosa|exalted|debilitated|weak|strong|uchch|neech|kamzor|kamjor|mazbut|majbut) /u;
const dignities = { exalted: ['exalted', 'उच्च के'], own: ['in its own sign', 'अपनी राशि के'], friendly: ["in a friend's sign", 'मित्र राशि के'], neutral: ['in a neutral sign', 'सम राशि के'], enemy: ["in an enemy's sign", 'शत्रु राशि के'], debilitated: ['debilitated', 'नीच के'] } as const;

/** "You say Venus is weak, another app says exalted": what this chart says of it, and how to compare. */
function composeDispute(context: Context): string {
  const { say, book, strengths, read } = context;
  const planet = findPlanets(read.text)[0] ?? 'Sun';
  const { sign, house } = strengths.view.planet(planet);
  const dignity = dignities[dignityIn(planet, sign)];
  const isNode = planet === 'Rahu' || planet === 'Ketu';
  const n = book.planet(planet);
  const isStrong = strengths.of(planet) >= 40;
  return [
    isNode
      ? say([`In your chart ${n} is in ${book.sign(sign)}, in the ${th(house)} house; that can be checked anywhere.`], [`आपकी कुंडली में ${n} ${book.sign(sign)} राशि में, ${o(house)} भाव में हैं; यह कहीं भी जाँचा जा सकता है।`])
      : say([[`Here is what is certain: in your chart ${n} is in ${book.sign(sign)}, ${dignity[0]}`, `This can be checked: in your chart ${n} is in ${book.sign(sign)}, ${dignity[0]}`], [isStrong ? ', and by all points together it is on the strong side.' : ', and by all points together it is on the weak side.']], [[`पक्की बात यह है: आपकी कुंडली में ${n} ${book.sign(sign)} राशि में, ${dignity[1]} हैं`, `यह जाँचा जा सकता है: कुंडली में ${n} ${book.sign(sign)} राशि में, ${dignity[1]} हैं`], [isStrong ? ', और सब मिलाकर बल अच्छा है।' : ', और सब मिलाकर बल कम है।']]),
    say([['Both can be true: exalted or debilitated speaks of the sign alone, while strength adds house, company and aspects.', 'A planet can be exalted and still be weak: the sign is one point among several.', 'If the other one names another sign, it reckoned with another time, place or ayanamsa; here it is Lahiri.'], ' ', ['Compare the sign first, then the minute of birth and the town.', 'Lay the sign and the degree of both side by side; then you see where they part.']], [['दोनों बातें सही हो सकती हैं: उच्च-नीच सिर्फ़ राशि से है, बल में भाव, साथ और दृष्टि भी गिनते हैं।', 'उच्च का ग्रह भी कमज़ोर हो सकता है: राशि कई बातों में से एक है।', 'दूसरी जगह राशि ही अलग हो, तो समय, जगह या अयनांश अलग है; यहाँ लाहिरी है।'], ' ', ['पहले राशि मिलाइए, फिर जन्म का मिनट और शहर।', 'दोनों जगह राशि और अंश साथ रखकर देखिए।']]),
  ].join('\n\n');
}

const signWords = / (?:lagna?|lagn|ascendant|rashi|raashi|moon sign|nakshatra?) /u;

/** Another app names another lagna or rashi: what is computed here, and what to compare. */
function composeSignDispute(context: Context, { words }: Asked): string {
  const { say } = context;
  const name = / (?:lagna?|lagn|ascendant) /u.test(words) ? ('lagna' as const) : / nakshatra? /u.test(words) ? ('nakshatra' as const) : ('moonSign' as const);
  return [
    factAnswer(context, simpleFact(name))[0] ?? '',
    say([['It is computed here with the Lahiri ayanamsa, from the minute and place that you saved.', 'That follows from your minute, your place and the Lahiri ayanamsa.'], ' ', ['Compare these three with the other: where one differs, the sign can differ, and Western apps count another zodiac.', 'Ask the other for minute, place and ayanamsa; a Western sign is another count altogether.']], [['यहाँ गणना लाहिरी अयनांश से है, आपके दिए समय और जगह पर।', 'यह आपके मिनट, जगह और लाहिरी अयनांश से निकला है।'], ' ', ['दूसरी जगह यही तीन बातें मिलाइए: एक भी अलग हो, तो राशि अलग आ सकती है।', 'दूसरे से समय, जगह और अयनांश पूछिए; पश्चिमी राशि की गिनती ही अलग है।']]),
  ].join('\n\n');
}

/** Two astrologers name two times: how this chart stands, and why they differ. */
function composeTimeDispute(context: Context): string {
  const { say, tell: utter, book, read } = context;
  const asked: Context = { ...context, read: { ...read, fact: null, horizon: null, kind: 'when' } };
  return [
    utter(book.when(leadInput(asked, judge(asked)))),
    say([['That is what this chart gives by dashas and slow transits; another may weigh other rules, and neither is a promise.', 'So it stands here, by dasha and transit; others use other rules or another birth time, and nobody can guarantee a year.'], ' ', ['Compare whether both worked with the same minute of birth.', 'Where both agree within a year, that is close.']], [['यह दशा और धीमे गोचर से है; दूसरे और नियम देखते हैं, और पक्का वादा किसी का नहीं।', 'इस कुंडली से यही निकलता है; दूसरे का समय या नियम अलग हो सकता है।'], ' ', ['देखिए कि दोनों जगह जन्म का मिनट एक ही है।', 'दोनों में एक-दो साल का फ़र्क आम है।']]),
  ].join('\n\n');
}

/** What is asked of the desk and not of the chart: what the site really does. */
export const serviceDesk: readonly Plain[] = [
  { isFree: false, usesChart: true, holds: (asked) => isCharged(asked) && namesMatter(asked) && !asked.read.matter.careful, compose: composeChargedMatter },
  { isFree: true, usesChart: true, holds: ({ words, read }) => claims.test(words) && disputes.test(words) && findPlanets(read.text).length > 0 && read.kin === null, compose: composeDispute },
  { isFree: true, usesChart: true, holds: ({ words, read }) => claims.test(words) && disputes.test(words) && signWords.test(words) && findPlanets(read.text).length === 0 && read.kin === null, compose: composeSignDispute },
  { isFree: false, usesChart: true, holds: ({ words, read }) => claims.test(words) && disputes.test(words) && / (?:20\d\d|year|saal|month|mahina|age|umar) /u.test(words) && read.matter.rank >= 5 && !read.matter.careful && read.kin === null, compose: composeTimeDispute },
  serviceAnswer,
];
