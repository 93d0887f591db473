import type { PlanetName } from '@oracle-astra/shared/contract';
import type { Context } from '../compose/context';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { fromRow, type Asked, type Plain } from './plain';
import { remedyTable } from '../tools/tables';

const o = (house: number) => hindiOrdinal(house, 'oblique');

/** Somebody near, a trouble with them, and what helps from one's own side. */
interface Row {
  who: RegExp;
  trouble: RegExp;
  not?: RegExp;
  house: number;
  karaka: PlanetName;
  matter: readonly [string, string];
  advice: readonly [readonly string[], readonly string[]];
}

const rows: readonly Row[] = [
  {
    who: / (?:son|sons|daughter|child|children|kids?|beta|bete|beti|bachcha|bachche|bachchon|bacche|bacha|bache|ladka|ladke|ladki) /u,
    trouble: / (?:pubg|free fire|games?|gaming|mobile|phone|reels?|ril|rils|videos?|youtube|insta\w*|padhta|padhti|padhai|padhayi|parhai|study|studies|studying|not listen|doesnt listen|does not listen|listens? to|listen|sunta|sunti|sunte|kahna|zid|jid|ziddi|jiddi|stubborn|disobe\w*|friends|dost|doston|sangat|sangati|bad company|lies|lying|jhuth|jhut|gussa|gussel|angry|anger|rude|badtamiz\w*|ulta jawab|talks back|lazy|aalsi|alsi) /u,
    not: / (?:bahu|damad|daughter in law|son in law|jhagda|jhagde|batware|property) /u,
    house: 5, karaka: 'Mercury',
    matter: ['your child’s study and discipline', 'संतान की पढ़ाई और अनुशासन'],
    advice: [
      ['Give one fixed hour without the phone in which you sit beside them, and praise what is done, before you forbid anything', 'Agree on hours with them and keep the same rule for your own phone; a child follows what is done at home', 'Begin with one small rule that you can keep every day, and let the friends come home instead of forbidding them', 'Talk when nothing has just gone wrong, and ask for one hour of study rather than for a new nature'],
      ['रोज़ एक घंटा बिना फ़ोन का तय कीजिए और खुद साथ बैठिए; रोकने से पहले किए हुए की तारीफ़ कीजिए', 'फ़ोन का समय बच्चे से मिलकर तय कीजिए और वही नियम अपने लिए रखिए; घर में जो दिखता है, वही सीखते हैं', 'एक छोटा नियम बनाइए जो रोज़ निभ सके, और दोस्तों को मना करने के बदले घर बुलाइए', 'डाँट के समय नहीं, शांत समय में बात कीजिए, और पहले बस एक घंटे की पढ़ाई माँगिए'],
    ],
  },
  {
    who: / (?:husband|hubby|pati|patidev|mere wo|mere vo|wife|patni|biwi|bivi|gharwali|spouse) /u,
    trouble: / (?:phone|mobile|time with me|spend (?:more |less )?time|attention|romantic|ignore\w*|dhyan nahi|baat nahi karte|cold|distance|doori|late (?:aate|aata|ghar)) /u,
    house: 7, karaka: 'Venus',
    matter: ['closeness between husband and wife', 'पति-पत्नी की नज़दीकी'],
    advice: [
      ['Ask for one fixed half hour a day for the two of you, with both phones away, and keep it yourself first', 'Do one small thing together every evening, a walk or tea, before you speak of what is missing', 'Say once what you miss and not what the other does wrong; a wish is heard sooner than a reproach', 'Begin with what they like to talk about, and be glad of it aloud when they stay'],
      ['रोज़ आधा घंटा दोनों का तय कीजिए, दोनों फ़ोन दूर, और पहले खुद निभाइए', 'कमी बताने से पहले हर शाम एक छोटा काम साथ कीजिए, जैसे टहलना या चाय', 'एक बार कहिए कि आपको क्या याद आता है, उनकी गलती नहीं; इच्छा शिकायत से जल्दी सुनी जाती है', 'उनकी पसंद की बात से शुरू कीजिए, और साथ बैठें तो खुशी जताइए'],
    ],
  },
  {
    who: / (?:husband|hubby|pati|pati ?dev|patidev|mere wo|mere vo|mister|wife|patni|biwi|bivi|gharwali|spouse) /u,
    trouble: / (?:angry|anger|gussa|gusse|gussel|gussail|krodh|shout\w*|chillat\w*|chilla\w*|taunts?|taunting|tana|tane|taane|taana|respect|izzat|ijjat|sunte|sunti|sunta|listen|listens|ignore\w*|fights?|fighting|jhagda|jhagde|jhagra|jhagdte|jhagadte|ladai|ladte|ladti|naraz|narazgi|talk to me|baat nahi|dhyan nahi|cold|distance|doori|control|vash|bas me|pyar|love me|samajht\w*|understand\w*|phone|mobile|time with me|spend (?:more |less )?time|attention|romantic|late (?:aate|aata|ghar)|sharab|daru|drink\w*|drinking|shak|doubts me|maike|mayke|shant|calm) /u,
    house: 7, karaka: 'Venus',
    matter: ['peace between husband and wife', 'पति-पत्नी के बीच शांति'],
    advice: [
      ['Do not answer in the heat: leave the room for ten minutes, and say after the meal, in one sentence, what hurt you', 'Speak about it once, alone and on a calm evening, never before others; say what you wish and not what they are', 'Take up one thing at a time and thank for one thing every day: that changes a tone sooner than an argument', 'Ask first what the day was like, and bring your own matter afterwards; anger sinks where it finds no reply'],
      ['गुस्से के समय जवाब मत दीजिए: दस मिनट हट जाइए, और खाने के बाद एक वाक्य में कहिए कि क्या बुरा लगा', 'अकेले में, शांत शाम को एक बार बात कीजिए, सबके सामने नहीं; अपनी इच्छा कहिए, उनकी कमी नहीं', 'एक बार में एक ही बात उठाइए, और रोज़ किसी एक बात का धन्यवाद कीजिए; बहस से जल्दी इससे लहजा बदलता है', 'पहले उनका दिन पूछिए, फिर अपनी बात कहिए; जवाब न मिले तो गुस्सा खुद बैठता है'],
    ],
  },
  {
    who: / (?:saas|sasu maa|sasuma|mother in law|motherinlaw|sasural|in laws|inlaws|nanad|jethani|devrani|bahu|daughter in law|sasur|father in law) /u,
    trouble: / (?:taunts?|taunting|tana|tane|taane|gussa|angry|jhagda|jhagde|fights?|respect|izzat|accept\w*|pasand nahi|apnay\w*|sunti|sunte|kitkit|chik chik|chikchik|jal\w*|jealous\w*|interfere\w*|control|harmony|shanti|peace|bolchal|talk|understand\w*|manti|mante|happy|khush|prasann) /u,
    not: / (?:bete bahu|beta bahu|son and (?:his wife|daughter in law)|my bahu|meri bahu) /u,
    house: 10, karaka: 'Moon',
    matter: ['peace with the family of your marriage', 'ससुराल में मेल'],
    advice: [
      ['Ask her for one thing that only she can teach you, and let small remarks pass without an answer', 'Settle the daily points with your spouse first, and let your spouse say them at home', 'Keep one custom of the house that costs you little, and say no calmly where it costs you much', 'Speak about one point a week, when she is alone and at ease'],
      ['उनसे कोई एक बात सीखने को माँगिए जो वही सिखा सकती हैं, और छोटी बातों का जवाब मत दीजिए', 'रोज़ की बातें पहले जीवनसाथी से तय कीजिए, और घर में वही कहें', 'घर की एक रीत निभाइए जिसमें आपका कम जाता हो, और जहाँ ज़्यादा जाता हो वहाँ शांति से मना कीजिए', 'हफ़्ते में एक बात उठाइए, जब वे अकेली और फुर्सत में हों'],
    ],
  },
  {
    who: / (?:boss|manager|senior|seniors|colleague\w*|team lead|head|sir office|adhikari|team|office|daftar) /u,
    trouble: / (?:angry|anger|gussa|gusse|shout\w*|chillat\w*|taunt\w*|tana|respect|izzat|credit|insult\w*|humiliat\w*|partial\w*|politics|jealous\w*|jal\w*|against|khilaf|pareshan|trouble\w*|harass\w*|khush|happy|impress\w*|pressure|target) /u,
    house: 10, karaka: 'Sun',
    matter: ['peace at work', 'काम पर शांति'],
    advice: [
      ['Put what is agreed into one short mail on the same day, and bring problems together with a way out', 'Report a little before you are asked, and never argue in front of others', 'Ask for fifteen minutes a week, and for what exactly is expected of you', 'Let your work be seen in writing; it speaks when you are not in the room'],
      ['जो तय हो, उसी दिन छोटे मेल में लिख दीजिए, और समस्या के साथ हल भी रखिए', 'पूछे जाने से पहले बता दीजिए, और सबके सामने बहस मत कीजिए', 'हफ़्ते में पंद्रह मिनट माँगिए और पूछिए कि ठीक-ठीक क्या चाहिए', 'अपना काम लिखित में दिखाइए; आप कमरे में न हों, तब भी वह बोलता है'],
    ],
  },
];

const asksHelp = / (?:remedy|remedies|upay|upaya|totka|totke|mantra|mantr|what (?:can|should|do|shall|must) i do|what to do|how (?:do|can|should|to|could|shall)|kya (?:karu|karun|karoon|karna|karna chahiye|kare|karen|kiya jaye)|kaise (?:shant|sudhar\w*|samjha\w*|thik|theek|manau|manaun|milegi|mile|jit\w*|jeet\w*|sambhal\w*|khush|roku|rokun|chhud\w*|karu|karun|kare|badl\w*|laun|lau|aaye|aayegi|rakhu|rakhun|bachu|bachun|bache|nipt\w*)|koi (?:upay|totka|puja|mantra|tarika|rasta)|tarika|tips|any way|suggest) /u;
const isOther = / (?:marry|get married|shadi kab|divorce|talak|leave (?:him|her)|when|kab|job (?:for|lagegi)|admission|which (?:stream|subject)|or (?:should|shall|leave|quietly)) /u;

const find = ({ words }: Asked): Row | undefined => rows.find(({ who, trouble, not }) => who.test(words) && trouble.test(words) && not?.test(words) !== true);

/** What to do about an angry husband, a child and its phone, a taunting wife: from one's own side, with a practice of the planet that needs it. */
function composeForThem(context: Context, { house, karaka, matter, advice }: Row): string {
  const { say, book, strengths } = context;
  const lord = strengths.view.lord(house);
  const planet = strengths.of(lord) <= strengths.of(karaka) ? lord : karaka;
  const at = strengths.view.house(planet);
  const { en, hi } = remedyTable[planet];
  const { kin } = context.read;
  const ofChild = house === 5 && kin && ['son', 'daughter'].includes(kin.id) ? book.kin(kin.id) : null;
  const [forEn, forHi] = ofChild ? [`your ${ofChild}'s study and discipline`, `${ofChild} की पढ़ाई और अनुशासन`] : matter;
  const isSecret = / (?:jaan na|jane na|without (?:him|her|them) knowing|secretly|chupke|bina bataye|pata na chale) /u.test(` ${context.read.text.plain.trim()} `);
  return [
    say([advice[0], '.'], [advice[1], '।']),
    say([`For ${forEn}, ${book.planet(planet)} needs support: ${book.planet(planet)} is in your ${th(at)} house`, [`, so on ${en.day}s `, `; on ${en.day}s `], en.practice, '.'], [`${forHi} के लिए सहारा ${book.planet(planet)} को चाहिए: ${book.planet(planet)} आपके ${o(at)} भाव में हैं`, [`, इसलिए ${hi.day} को `, `; ${hi.day} को `], hi.practice, '।']),
    `${say([['Say ', 'You can say '], `${en.mantra} eleven times`, [`, which means ${en.meaning}.`, ` (${en.meaning}).`]], [['मंत्र है ', 'ग्यारह बार कहिए '], hi.mantra, [`, अर्थ ${hi.meaning}।`, `, यानी ${hi.meaning}।`]])} ${isSecret ? say(['Nobody need know of it; but nothing turns another person without their will.'], ['यह किसी को बताना ज़रूरी नहीं; पर किसी का मन बिना उसकी मर्ज़ी के नहीं बदलता।']) : say([['It costs nothing and works on your side only.', 'Nothing has to be bought; it steadies you, and that they notice.']], [['इसमें खर्च नहीं; यह आपकी ओर से असर करता है।', 'कुछ खरीदना नहीं है; आप शांत हों, तो सामने वाला भी बदलता है।']])}`,
  ].join('\n\n');
}

export const forThem: Plain = fromRow({ isFree: false, usesChart: true }, (asked) => (asksHelp.test(asked.words) && !isOther.test(asked.words) && (asked.read.fact?.planet ?? null) === null ? find(asked) : undefined), composeForThem);
