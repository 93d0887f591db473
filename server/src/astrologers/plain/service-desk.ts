import { dignityIn } from '../../astrology';
import type { Context } from '../compose/context';
import { composeJudged } from '../compose/judged';
import { judge, leadInput } from '../compose/judgement';
import { factAnswer } from '../compose/fact-answer';
import { findPlanets } from '../question/chart-terms';
import { simpleFact } from '../question/fact-request';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { tell, type Asked, type Plain, type Told } from './plain';

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

type Row = readonly [pattern: RegExp, told: Told];
/** Money that an office, a shop or an agent has to pay back is none of this site's. */
const ofOthers = / (?:tax|itr|gst|tds|income tax|insurance|bima|college|school|university|fees|ticket|irctc|railway|flight|airlines?|hotel|amazon|flipkart|myntra|meesho|builder|flat|broker|agent|consult\w*|coaching|visa|embassy|landlord|deposit|bank|course|byju\w*|gym|emi|loan) /u;
const rows: readonly Row[] = [
  [
    / (?:refund\w*|money back from (?:you|this|the) (?:app|site)|(?:wallet|recharge|plan|subscription|pack) .*(?:paisa|paise|money|amount) .*(?:wapas|vapas|back|return)|(?:paisa|paise) (?:wapas|vapas) (?:kar do|chahiye|kaise mil\w*|do mera|karo)|paid .*(?:plan|recharge|pack|subscription|yearly|monthly) .*(?:back|mistake|galti)|galti se .*(?:plan|recharge|pack|subscription)|return my money (?:please|now)|(?:galat|adhur\w*|bekar|wrong|bad) (?:jawab|answer)s? .*(?:paise|paisa|money|rupees?|refund)) /u,
    [
      [['You can ask for a refund within 7 days of a payment: wallet money and questions of a pack that are not used come back, answered questions do not.', 'Unused money and unused questions are refunded if you ask within 7 days; what was answered is not.', 'A refund is for what you have not used, asked for within 7 days of paying.', 'Yes, for the unused part: write within 7 days of the payment.'], ['Write through the contact page with the mobile number, the day and the amount; the answer comes within 5 business days and the money within 10.', 'The refund policy page says how: mobile number, day, amount and one line why; reply in 5 business days, money in 10.'], ['A reply that broke off need not be claimed: it comes back by itself.', 'A payment that failed is returned within 2 days without asking.']],
      [['भुगतान के 7 दिन के भीतर रिफंड माँग सकते हैं: बिना इस्तेमाल का वॉलेट पैसा और सवाल लौटते हैं, जवाब मिले सवाल नहीं।', 'जो इस्तेमाल नहीं हुआ, वह 7 दिन में माँगने पर लौटता है; जिनका जवाब मिल चुका, वे नहीं।', 'रिफंड बचे हुए हिस्से का होता है, भुगतान के 7 दिन के भीतर।', 'हाँ, बचे हुए पैसे का: 7 दिन के भीतर लिखिए।'], ['संपर्क पेज से मोबाइल नंबर, तारीख और रकम लिखिए; 5 कामकाजी दिन में जवाब और 10 में पैसा।', 'तरीका रिफंड पॉलिसी के पेज पर है: नंबर, तारीख, रकम और एक पंक्ति में कारण।'], ['बीच में रुका जवाब माँगना नहीं पड़ता, वह अपने आप लौटता है।', 'असफल भुगतान 2 दिन में अपने आप लौटता है।']],
    ],
  ],
  [
    / (?:(?:talk|speak|call|phone|baat|video call|consult) .*(?:real|human|asli|insan|person|live) (?:astrologer|jyotish\w*|pandit\w*|person)|(?:real|asli|human|live|sachche) (?:astrologer|jyotish\w*|pandit\w*|insan) .*(?:talk|speak|call|baat|phone|number|connect|mil\w*)|(?:call|phone|video|audio|voice) (?:call )?(?:par|pe|on) (?:baat|talk)|can i (?:call|phone) (?:you|an? astrologer)|(?:(?:apna|aapka|your) (?:phone |mobile |whatsapp )?|whatsapp )number (?:do|dijiye|please|kya|batao|dena)) /u,
    [
      [['No, there are no calls here and no human astrologer: an AI answers in this chat, from your computed kundli.', 'Nobody can be rung up here; the answers are written by an AI.', 'Here you write with an AI only, there is no astrologer on a line.', 'There is no call and no person behind this chat, an AI reads your chart.'], ['For questions of account and money people answer through the contact page, within 24 hours.', 'People of the support answer through the contact page, not about charts but about money and accounts.']],
      [['नहीं, यहाँ कॉल या इंसान ज्योतिषी नहीं है: चैट में एआई आपकी कुंडली से जवाब देता है।', 'यहाँ फ़ोन पर बात नहीं होती; जवाब एआई लिखता है।', 'यहाँ सिर्फ़ एआई से चैट है, कोई ज्योतिषी लाइन पर नहीं।', 'कोई कॉल नहीं, इस चैट के पीछे एआई है।'], ['खाते और पैसे की बात के लिए संपर्क पेज पर लोग 24 घंटे में जवाब देते हैं।', 'पैसे या खाते की दिक्कत हो, तो संपर्क पेज से लिखिए।']],
    ],
  ],
  [
    / (?:(?:delete|remove|erase|hata\w*|mita\w*|dilit|delit) .*(?:data|account|chat|chats|history|details|birth|kundli|information|khata|khaata|number|jankari|sab kuch)|(?:data|account|chat|chats|history|details|jankari|(?<!(?:nahi|nahin|na|khana|roti|dal) )khata) (?:.* )?(?:delete|remove|erase|hata\w*|mita\w*|dilit|delit)) /u,
    [
      [['You can delete each of them yourself: a chat in the history, a birth record among your saved kundlis, and everything on the page Delete account.', 'Yes: chats go in the history, birth details in your saved kundlis, the whole account on the Delete account page.', 'It is in your hands: single chats, birth records, or the whole account with all of it.', 'Delete a chat where it stands, a kundli in its list, and everything together under Delete account.'], ['What is deleted cannot be brought back; entries of payments stay without your name, as tax law asks.', 'It is gone for good; only payment entries remain, without your name.']],
      [['सब आप खुद मिटा सकते हैं: चैट इतिहास में, जन्म विवरण सहेजी कुंडलियों में, और पूरा खाता "Delete account" पेज पर।', 'हाँ: चैट इतिहास से, जन्म विवरण सूची से, और पूरा खाता "Delete account" पेज से मिटता है।', 'यह आपके हाथ में है: एक चैट, एक कुंडली, या पूरा खाता।', 'चैट वहीं से मिटाइए, कुंडली अपनी सूची से, और सब कुछ खाता मिटाकर।'], ['मिटाया हुआ वापस नहीं आता; भुगतान के हिसाब बिना नाम के रहते हैं, जैसा कर कानून कहता है।', 'यह हमेशा के लिए जाता है; सिर्फ़ भुगतान का हिसाब बिना नाम के रहता है।']],
    ],
  ],
  [
    / (?:(?:kundli|chart|horoscope|details|birth) .*(?:of (?:my )?(?:wife|husband|son|daughter|friend|mother|father|brother|sister|family)|(?:pati|patni|bete|beti|dost|maa|papa|bhai|behen) (?:ki|ka)) .*(?:add|jod\w*|save|dal\w*|bana\w*)|(?:pati|patni|biwi|bete|beti|dost|maa|papa|bhai|behen|wife|husband|son|daughter|friend|mother|father|sister|brother) (?:ki |ka |ke )?(?:kundli|chart|details|janm vivaran|birth details?) .*(?:add|jod\w*|save|dal\w*|bana\w*)|(?:pati|patni|biwi|bete|beti|dost|maa|papa|bhai|behen) ki kundli (?:bhi )?(?:dekh|padh|check|bata)\w* (?:sakte|sakta|sakti|do)|(?:can i|kya main|kya mai|how (?:do|can) i|kaise) (?:ask|puch\w*|pooch\w*|poochh\w*|add|jod\w*|save|dalu|dalun|check) (?:\w+ ){0,3}(?:for|about|ke liye|ke bare|ki kundli|kundli) .*(?:someone else|somebody else|others|other person|(?:friend|wife|husband|son|daughter|mother|father|brother|sister)(?:s|'s)? (?:kundli|chart|horoscope|birth)|(?:friend|wife|husband|son|daughter|mother|father|brother|sister)(?:s|'s)? $|kisi aur|dusre|family member|ghar walon)) /u,
    [
      [['Yes: save their birth details as a kundli of their own, and open a chat about that one.', 'You can: add another birth under your kundlis, then choose it for the chat.', 'Save their day, hour and place of birth, and the chat reads their chart.', 'With their birth details saved, ask in a chat of their own.'], ['The price is the same, and free questions belong to your account.', 'Without their birth I read them from your chart only, by the house that stands for them.']],
      [['हाँ: उनका जन्म विवरण अलग कुंडली में सहेजिए और उसी की चैट खोलिए।', 'हो सकता है: कुंडलियों में नया जन्म जोड़िए, फिर चैट के लिए वही चुनिए।', 'उनकी तारीख, समय और जगह सहेजिए, चैट उनकी कुंडली पढ़ेगी।', 'विवरण सहेजकर उनकी अपनी चैट में पूछिए।'], ['दाम वही है, और मुफ़्त सवाल आपके खाते के हैं।', 'विवरण न हो, तो उनकी बात आपकी कुंडली के भाव से देखी जाती है।']],
    ],
  ],
  [
    / (?:(?:koi|koee|kaun|insan|admi|staff|anyone|anybody|someone|who|human) .*(?:meri chat|mere sawal|my chat|my chats|my questions|my messages) .*(?:padh\w*|parh\w*|read\w*|see|sees|dekh\w*)|(?:meri|mere|my) (?:chat|chats|baatein|baat|sawal|questions?|messages?) .*(?:padhta|padhte|padh sakta|dekhta|dekh sakta|read by|reads|seen by|private|secret|safe|gupt|leak)|who (?:can )?(?:read|see)s? my (?:chat|chats|questions|messages)) /u,
    [
      [['No, no human reads your chat; an AI answers, and the chat is kept with your account.', 'Nobody reads along: software answers, and what you write stays in your account.', 'Your chat is not read by people here; it is stored under your account.', 'No person sees it; it is answered by an AI and kept for you alone.'], ['You can delete a chat in the history, for good.', 'A chat can be deleted in the history whenever you like.']],
      [['नहीं, आपकी चैट कोई इंसान नहीं पढ़ता; जवाब एआई देता है और चैट आपके खाते में रहती है।', 'यहाँ कोई और नहीं पढ़ता: जवाब एआई का है, और बात आपके खाते में रहती है।', 'चैट लोगों को नहीं दिखती; वह आपके खाते में सहेजी रहती है।', 'कोई व्यक्ति नहीं देखता; एआई जवाब देता है।'], ['इतिहास में जाकर चैट मिटा सकते हैं, हमेशा के लिए।', 'जब चाहें, इतिहास से चैट मिटाइए।']],
    ],
  ],
  [
    / (?:(?:subscription|subscribe|plan|auto ?pay|autopay|auto ?debit|membership|mandate) .*(?:cancel\w*|band|stop|end|hata\w*|khatam|rok\w*)|(?:cancel|stop|end|band) .*(?:subscription|plan|auto ?pay|autopay|auto ?debit|membership|mandate)) /u,
    [
      [['You can cancel at any time under My Active Plans: the plan runs to the end of the month that is paid and does not renew.', 'Open My Active Plans and cancel there; what is paid runs on to its end.', 'Under My Active Plans, at any time; nothing is renewed after that.', 'Cancel it yourself under My Active Plans, for the end of the month or at once.'], ['To end it at once a code to your number confirms that it is you.', 'A month of which no question was asked can be refunded within 7 days.']],
      [['"My Active Plans" में कभी भी बंद कर सकते हैं: जो महीना चुकाया है, वह चलेगा, आगे पैसा नहीं कटेगा।', '"My Active Plans" खोलिए और वहीं रद्द कीजिए; चुकाया हुआ समय चलता रहेगा।', '"My Active Plans" से कभी भी; उसके बाद नवीनीकरण नहीं होता।', 'खुद रद्द कीजिए, महीने के अंत से या तुरंत, "My Active Plans" में।'], ['तुरंत बंद करने पर आपके नंबर पर कोड आता है।', 'जिस महीने का कोई सवाल न पूछा हो, उसका पैसा 7 दिन में माँग सकते हैं।']],
    ],
  ],
];

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
  { isFree: true, usesChart: false, holds: isCharged, compose: (context) => tell(context, note) },
  { isFree: true, usesChart: true, holds: ({ words, read }) => claims.test(words) && disputes.test(words) && findPlanets(read.text).length > 0 && read.kin === null, compose: composeDispute },
  { isFree: true, usesChart: true, holds: ({ words, read }) => claims.test(words) && disputes.test(words) && signWords.test(words) && findPlanets(read.text).length === 0 && read.kin === null, compose: composeSignDispute },
  { isFree: false, usesChart: true, holds: ({ words, read }) => claims.test(words) && disputes.test(words) && / (?:20\d\d|year|saal|month|mahina|age|umar) /u.test(words) && read.matter.rank >= 5 && !read.matter.careful && read.kin === null, compose: composeTimeDispute },
  ...rows.map(([pattern, told]): Plain => ({ isFree: true, usesChart: false, holds: ({ words }) => pattern.test(words) && !ofOthers.test(words), compose: (context) => tell(context, told) })),
];
