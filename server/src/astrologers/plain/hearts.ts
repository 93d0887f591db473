import type { Context } from '../compose/context';
import { chooseBetweenTwo } from '../compose/either-people';
import { composeUnknowable } from '../compose/special';
import { judge } from '../compose/judgement';
import { getMatter } from '../question/matters';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishHouses } from '../words/english-words';
import { hindiHouses } from '../words/hindi-words';
import type { Plain } from './plain';

const o = (house: number) => hindiOrdinal(house, 'oblique');

const somebody = / (?:boss|manager|saas|friend|dost|crush|ex|people|log|husband|hubby|wife|pati|patni|biwi|bivi|boyfriend|girlfriend|bf|gf|partner|fiance|fiancee|marriage|unka|unki|uska|uski|he|she|him|her|his|their|wo|woh|vo) /u;
/** People in general cheat, and nobody's partner. */
const byAnybody = / (?:people|everyone|everybody|log|logo|logon|friends?|dost\w*|relatives|rishtedar\w*|partners? in business) (?:\w+ ){0,4}(?:cheat\w*|dhokh\w*|use) /u;
const third = / (?:third person|third party|tisra|tisre|teesra|tisri|someone else|somebody else|koi aur|kisi aur|dusri|dusra aadmi|chatting with|chats with|texting (?:some|another|his|her)|secret chat\w*|hiding (?:his|her) phone|phone (?:chhupa|chupa|lock)\w*|suspect\w*|shak|shaq|affair|chakkar|cheat\w*|ex wife se|attention (?:on|to) her|dhyan usi (?:par|pe)|usi par rahta) /u;

/** Whether there is somebody else: no chart holds that, and suspicion is no reading. */
function composeThird({ say, book, strengths }: Context): string {
  const lord = strengths.view.lord(7);
  const house = strengths.view.house(lord);
  const isStrong = strengths.of(lord) >= 40;
  return [
    say([['No chart can show whether there is somebody else', "Whether there is a third person can't be seen in your chart", "Your chart can't show that: it holds your side, and nobody else's steps", "A kundli can't say yes or no to that"], [', and I will not feed a suspicion.', ', and a guess could hurt someone who did nothing.', '.']], [['किसी तीसरे की बात कुंडली में नहीं दिखती', 'कोई और है या नहीं, यह कुंडली नहीं बता सकती', 'यह कुंडली से नहीं दिखता: उसमें आपकी ओर की बात होती है'], [', और शक को हवा देना ठीक नहीं।', '; अंदाज़े से किसी निर्दोष को चोट लग सकती है।', '।']]),
    say([[`What it shows is the tie itself: ${book.planet(lord)}, lord of your 7th house, is in the ${th(house)} house (${englishHouses[house - 1]})`, `Of the tie it says this much: ${book.planet(lord)}, lord of your 7th house, is in the ${th(house)} house (${englishHouses[house - 1]})`], isStrong ? [', with strength to mend what is talked about.', ' and has strength, so it bears an honest talk.'] : [', with little strength, so silence harms it more than a question.', ' and needs care, so do not let it go unsaid.']], [[`रिश्ते का हाल यह है: सातवें भाव के स्वामी ${book.planet(lord)} ${o(house)} भाव (${hindiHouses[house - 1]}) में हैं`, `सातवें भाव के स्वामी ${book.planet(lord)} ${o(house)} भाव (${hindiHouses[house - 1]}) में हैं`], isStrong ? ['; बल अच्छा है, खुली बात से संभल सकता है।', ', बल है, इसलिए साफ़ बात झेल लेगा।'] : ['; बल कम है, चुप्पी से नुकसान ज़्यादा है।', ', सहारा कम है, बात दबाइए मत।']]),
    say([['Ask plainly what you saw, once, on a calm evening', 'Say what you saw and what you need, without a verdict', 'Name the one thing that hurts you, and ask for it to change'], [', and hear the answer to its end.', '; what follows will tell you more than any chart.']], [['जो देखा, वह शांत मन से एक बार साफ़ पूछिए', 'किस बात से चोट लगी, बस वही कहिए', 'बिना इल्ज़ाम के अपनी बात रखिए'], [', और पूरा जवाब सुनिए।', '; उससे कुंडली से ज़्यादा पता चलेगा।']]),
  ].join('\n\n');
}

const wasting = / (?:wasting (?:my )?(?:time|years|life)|waste of time|time waste|samay barbad|time barbad|intezar|intazar|wait(?:ing)? for (?:him|her)|should i wait|kab tak (?:wait|ruk|intezar|intazar)|move on|aage badh\w*|bhul jau|bhul jaun) /u;
const loved = / (?:love\w*|pyar|relationship|boyfriend|girlfriend|bf|gf|he|she|him|her|parents|caste|gharwal\w*|shadi|shaadi|marry|us\w*|wo|woh|ex) /u;

/** Whether to go on waiting for somebody: how the tie stands, and a day after which to stop. */
function composeWaiting(context: Context): string {
  const { say, book, question, strengths } = context;
  const { level, window } = judge(context, getMatter('loveMarriage'));
  const span = window ? book.span(window, question.astrologer) : '';
  const lord = strengths.view.lord(7);
  const house = strengths.view.house(lord);
  const opening = {
    yes: () => say([['Not wasted: a marriage of love has good support in your chart', 'No, the time is not wasted: your chart speaks well for a marriage of love'], span === '' ? '.' : [`, best in ${span}`, `; the time that favours it is ${span}`], span === '' ? '' : '.'], [['समय बेकार नहीं गया: कुंडली में प्रेम विवाह को अच्छा सहारा है', 'नहीं, बेकार नहीं: प्रेम विवाह के योग अच्छे हैं'], span === '' ? '।' : [`, अच्छा समय ${span} है।`, `; समय ${span} का है।`]]),
    careful: () => say([['Not wasted, but do not wait without a date', 'Half and half: there is a way, if it is spoken about openly'], span === '' ? '.' : [`; the time that favours it is ${span}, and no plain word by then is an answer too.`, `: give it till ${span}, and not longer on promises alone.`]], [['बेकार नहीं, पर बिना तारीख के इंतज़ार मत कीजिए', 'रास्ता है, पर बात खुलकर हो तभी'], span === '' ? '।' : [`; अच्छा समय ${span} है, तब तक साफ़ बात न हो, तो वही जवाब है।`, `; ${span} तक का समय दीजिए, सिर्फ़ वादों पर उससे आगे नहीं।`]]),
    slow: () => say([['Ask for a plain word before you give it more time', 'Do not give it more years on promises alone'], [': a marriage of love is slow in your chart', '; your chart gives a marriage of love little support just now'], span === '' ? '.' : `, and its better time is ${span}.`], [['और समय देने से पहले साफ़ जवाब माँगिए', 'सिर्फ़ वादों पर और साल मत दीजिए'], ['; प्रेम विवाह में अभी देर है', ', प्रेम विवाह को अभी सहारा कम है'], span === '' ? '।' : `, बेहतर समय ${span} है।`]),
  }[level]();
  return [
    opening,
    say([`${book.planet(lord)}, lord of your 7th house, is in the ${th(house)} house (${englishHouses[house - 1]})`, [', which shows your side of it.', '; the other side is not in your chart.']], [`सातवें भाव के स्वामी ${book.planet(lord)} ${o(house)} भाव (${hindiHouses[house - 1]}) में हैं`, ['; यह आपकी ओर की बात है।', ', दूसरी ओर की बात कुंडली में नहीं।']]),
    say([['Ask for one thing that can be seen: a talk with the parents, on a named day', 'Fix a day by which the families are told'], [', and decide by that.', '; what is done counts, not what is said.']], [['एक साफ़ कदम माँगिए: किस दिन घर में बात होगी', 'एक दिन तय कीजिए, जब तक घर में बात हो जाए'], [', और उसी से फ़ैसला कीजिए।', '; वादे नहीं, कदम देखिए।']]),
  ].join('\n\n');
}

const never = / (?:never (?:been |fallen |had |felt )?(?:in )?(?:love|a (?:girlfriend|boyfriend|relationship))|no (?:girlfriend|boyfriend|relationship) (?:till|until|so far|ever|yet)|kabhi (?:kisi se )?(?:pyar|prem|love|relationship|girlfriend|boyfriend)\w* (?:hua|hui|nahi|nahin)|pyar (?:kabhi )?(?:hua hi )?nahi|nobody (?:ever )?(?:loved|likes|loves) me) /u;

/** Love that has not come yet: nothing is missing, and when it opens. */
function composeNever(context: Context): string {
  const { say, book, strengths, question } = context;
  const { window } = judge(context, getMatter('love'));
  const span = window ? book.span(window, question.astrologer) : '';
  const house = strengths.view.house('Venus');
  const fifth = strengths.view.lord(5);
  const at = strengths.view.house(fifth);
  return [
    say([['Nothing is missing in your chart', 'No, your chart lacks nothing for love', 'There is no flaw in it'], span === '' ? '; love only comes to you late and slowly.' : [`; love opens to you best in ${span}.`, `, and the time that favours love is ${span}.`]], [['आपकी कुंडली में कोई कमी नहीं', 'नहीं, कुंडली में प्रेम की कमी नहीं'], span === '' ? '; प्रेम बस देर से आता है।' : [`; प्रेम का अच्छा समय ${span} है।`, `, समय ${span} का अच्छा है।`]]),
    say([`Venus is in your ${th(house)} house (${englishHouses[house - 1]}), and ${book.planet(fifth)}, lord of your 5th house, is in the ${th(at)} house (${englishHouses[at - 1]})`, [': it grows there, from knowing each other.', ', so it comes by way of these things.']], [`शुक्र ${o(house)} भाव (${hindiHouses[house - 1]}) में हैं, और पाँचवें भाव के स्वामी ${book.planet(fifth)} ${o(at)} भाव (${hindiHouses[at - 1]}) में हैं`, ['; रिश्ता इन्हीं बातों के बीच बनता है।', ', वहीं जान-पहचान से बात बढ़ती है।']]),
    say([['Say yes to two invitations this month', 'Begin where you already are among people'], [', without a plan.', ', and let it take its time.']], [['इस महीने दो बुलावों पर ज़रूर जाइए', 'जहाँ लोगों से मिलना होता है, वहीं से शुरू कीजिए'], ['।', ', जल्दी मत कीजिए।']]),
  ].join('\n\n');
}

const two = / (?:do|two|2|dono|donon|both) (?:\w+ )?(?:ladki\w*|ladk\w*|larki\w*|larke|girls?|boys?|guys|rishte|rishto\w*|proposals?|men|women|log) .*(?:kis\w*|which|kaun\w*|kon\w*|whom|who|better|choose|suit\w*) /u;
const thoughts = / (?:(?:man|mann|dil|dimag) (?:me|mein|men|main|mai) (?:kya|mere liye|meri)|what (?:is|goes) (?:going )?(?:in|on in) (?:his|her|their) (?:mind|heart|head)|what (?:he|she|they) (?:really )?(?:thinks?|feels?|wants?)|kya (?:soch|feel kar|mahsus kar)\w* (?:hai|hoga|hogi|rah\w*|mere)|mere (?:bare|baare) (?:me|mein|men) kya soch\w*|how (?:does )?(?:he|she) feels?|feelings? (?:for|about|towards) me|miss(?:es|ing)? me|yaad kart\w* (?:hai|hoga|hogi)|secretly) /u;

/** Love and doubt that are told about without their names. */
export const hearts: readonly Plain[] = [
  { isFree: false, usesChart: true, holds: ({ words, read }) => two.test(words) && (read.fact === null || ['place', 'subject'].includes(read.fact.name)) && !/ (?:twin|judwa|bachch\w*|kids?|children|beti|bete|daughters?|sons?|mere do) /u.test(words), compose: (context) => chooseBetweenTwo(context, context.read.text.raw) },
  { isFree: true, usesChart: true, holds: ({ words, read }) => thoughts.test(words) && somebody.test(words) && !['when', 'remedy', 'muhurta'].includes(read.kind), compose: composeUnknowable },
  { isFree: true, usesChart: true, holds: ({ words, read }) => third.test(words) && somebody.test(words) && !['when', 'remedy'].includes(read.kind) && !byAnybody.test(words) && !/ (?:second marriage|dusri shadi|dusri shaadi|job|naukri|business|koi aur (?:upay|grah|yog|kaam|job|rasta)) /u.test(words), compose: composeThird },
  { isFree: false, usesChart: true, holds: ({ words, read }) => wasting.test(words) && loved.test(words) && read.fact === null && ['love', 'loveMarriage', 'reunion', 'marriage', 'harmony', 'family', 'self', 'time', 'mind'].includes(read.matter.id), compose: composeWaiting },
  { isFree: false, usesChart: true, holds: ({ words, read }) => never.test(words) && read.fact === null && !/ (?:when|kab) /u.test(words), compose: composeNever },
];
