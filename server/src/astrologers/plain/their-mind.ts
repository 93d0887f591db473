import type { Context } from '../compose/context';
import { findNamedPerson } from '../question/named-person';
import { findPlanets } from '../question/chart-terms';
import { readText, shortVowels } from '../question/question-text';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishHouses } from '../words/english-words';
import { hindiHouses } from '../words/hindi-words';
import type { Asked, Plain } from './plain';

const o = (house: number) => hindiOrdinal(house, 'oblique');
const steady = 40;

interface Mind {
  asks: RegExp;
  /** What no chart holds: of somebody who is named in English, and behind their name in Hindi. */
  english: readonly string[];
  hindi: readonly string[];
  /** What shows it in daily life. */
  sign: readonly (readonly [string, string])[];
}

const me = '(?:me|my|mine|us|mujh\\w*|mere|mera|meri|hum\\w*|ham\\w*|apne)';

/** What somebody may carry in their mind, the graver kinds first. */
const minds: readonly Mind[] = [
  {
    asks: / (?:planning|plans|plotting|scheming|conspiring|trying|intending|thinking) (?:of |about )?(?:to )?(?:throw|fire|sack|kick|replace|evict|leave|remove|cheat|grab|sell|firing|throwing|leaving|replacing|trap|use|harm|separate|break)\w* | (?:nikalne|hatane|bhagane|chhodne|fasane|phasane|alag karne|kabza karne|badalne) (?:ki (?:soch|planning|chaal|koshish|firak)|ka (?:plan|soch)\w*) /u,
    english: ['What {who} has in mind for you', 'What {who} intends'],
    hindi: ['{ka} मन में आगे क्या है', '{ka} मन की योजना'],
    sign: [['Look for paper: whoever plans such a thing writes, asks or counts before.', 'काग़ज़ और हिसाब पर नज़र रखिए; ऐसी योजना पहले वहीं दिखती है।'], ['Ask plainly what is planned, and get the answer in writing.', 'सीधे पूछिए कि आगे क्या सोचा है, और जवाब लिखित में लीजिए।']],
  },
  {
    asks: / (?:is|are|hai|hain|h) (?:\w+ ){0,6}(?:a |really )?(?:good|nice|right|decent|bad) (?:girl|boy|person|man|woman|guy|human|people|character) | (?:achh?[aie]|acch[aie]|sahi|theek|thik|sharif|shareef|nek|bur[aie]) (?:ladk[aie]|insan|log|aadmi|admi|aurat|ladke|charitra|character) (?:hai|hain|h|ho) | (?:character|charitra|chal ?chalan|swabhav) (?:kaisa|kaisi|theek|thik|sahi) /u,
    english: ['Whether {who} is a good person', 'The character of {who}'],
    hindi: ['{ka} स्वभाव की बात', '{ka} मन और चाल-चलन की बात'],
    sign: [['See how people who can give nothing in return are treated.', 'देखिए कि जिनसे कुछ मिलना नहीं, उनसे कैसा व्यवहार है।'], ['Meet twice, once among family and once on a tiring day.', 'दो बार मिलिए, एक बार घरवालों के बीच, एक बार थकान वाले दिन।']],
  },
  {
    asks: new RegExp(` (?:cheat(?:s|ing|ed)?|dhokh?a|jhoo?th|jhutha|lying|lies|lied|hiding|hides|chh?up(?:a|ata|ati|ate|ake)|faithful|loyal|wafadar|vafadar|honest with|sach bol\\w*|(?:is|are) (?:\\w+ )?(?:honest|genuine|serious)|using me|use kar rah\\w*|fay?da uth\\w*|time ?pass|mann? saaf|dil saaf|double game|nikalwa rah\\w*|(?:sach me|sach mein|sachmuch|really) (?:help|madad|dost|friend)\\w*|peeth pi\\w*|behind my back) `, 'u'),
    english: ['Whether {who} is honest with you', 'Whether {who} is open with you'],
    hindi: ['{ka} मन में सच क्या है', '{ka} मन में खोट है या नहीं'],
    sign: [['Ask one plain question about what you saw, and hear the same answer again a week later.', 'जो देखा, उस पर एक सीधा सवाल पूछिए; हफ़्ते बाद वही जवाब मिले, तो बात सच्ची है।'], ['Put words and deeds of the last two months side by side; where they differ, ask.', 'पिछले दो महीने की बातें और काम साथ रखकर देखिए; जहाँ फ़र्क हो, वहीं पूछिए।']],
  },
  {
    asks: new RegExp(` (?:jealous|jal(?:ta|ti|te)|jalan|hates?|nafrat|dislikes?|naraa?[zj]\\w*|angry with|angry at|mad at|gussa|upset with|against ${me}|${me} (?:ke )?khilaa?f|khilaa?f|dushmani|chid(?:h)?t[aie]\\w*|grudge|backbit\\w*|gossip\\w*|burai kart\\w*|plotting|mere peeche|bura chaht\\w*|wish(?:es)? me ill|takes? me for granted) `, 'u'),
    english: ['Whether {who} holds something against you', 'Whether {who} bears you a grudge'],
    hindi: ['{ka} मन में आपके लिए कड़वाहट है या नहीं', '{ka} मन में कोई शिकायत है या नहीं'],
    sign: [['Watch what is done when you are not in the room: others will tell you unasked.', 'देखिए कि आपके पीछे क्या किया जाता है; यह दूसरों से अपने आप पता चलता है।'], ['Ask once, without blame: "Did I do something that hurt?" The answer is in the face.', 'एक बार बिना इल्ज़ाम के पूछिए: "मेरी कोई बात बुरी लगी?" जवाब चेहरे से मिल जाएगा।']],
  },
  {
    asks: new RegExp(` (?:(?:does|do|did|is|if|whether|really|actually|still) (?:\\w+ ){0,4}(?:likes?|loves?|loved|cares?|care|fond|interested|miss(?:es|ing)?|respects?|attracted)|(?:likes?|loves?|misses|respects?) ${me}|(?:pasand|pyaa?r|prem|mohabbat|izzat|fikr|parwah|yaa?d) kart\\w*|${me} chaht\\w* (?:hai|hain|h)|dil me|mann? me (?:kya|mere|kuch)|feelings? for ${me}) `, 'u'),
    english: ['What {who} feels for you', 'How much {who} likes you'],
    hindi: ['{ka} मन में आपके लिए क्या है', '{ka} दिल की बात'],
    sign: [['See who begins the talk when you keep still for a week.', 'एक हफ़्ता चुप रहकर देखिए कि बात पहले कौन शुरू करता है।'], ['Time given without being asked says more than words.', 'बिना माँगे दिया गया समय बातों से ज़्यादा कहता है।']],
  },
  {
    asks: new RegExp(` (?:(?:think|thinks|thinking|thought|feel|feels|opinion|view|say|says|saying) (?:\\w+ )?(?:of|about|for|towards) ${me}|(?:see|sees|view|views|judge|judges) ${me}|${me} (?:baa?re|bare|liye) (?:me |mein )?(?:kya |kaisa |galat )?(?:soch\\w*|samajh\\w*|bol\\w*|raay|feel)|(?:does|do|if|whether) (?:\\w+ ){1,5}trusts? ${me}|${me} ?(?:par|pe|pr) (?:bharosa|bharosaa|vishwas|vishvas|yakeen|yakin)(?: kart\\w*| hai| rakht\\w*)?|in (?:his|her|their) (?:mind|heart|head)|kya soch(?:ta|ti|te)|soch(?:ta|ti|te) (?:kya|hai|hain)|kya samajht\\w*|${me} kya samajh\\w*) `, 'u'),
    english: ['What {who} thinks of you', 'How {who} sees you'],
    hindi: ['{ka} मन में आपके बारे में क्या राय है', '{ka} मन की राय'],
    sign: [['What you are asked for, and what you are trusted with, shows it best.', 'आपसे क्या पूछा जाता है और किस काम पर भरोसा किया जाता है, राय वहीं दिखती है।'], ['Ask for one honest word on your work or your manner, and thank for it.', 'अपने काम या व्यवहार पर एक सच्ची बात पूछ लीजिए, और धन्यवाद कहिए।']],
  },
];

const mindOf = (words: string): Mind | undefined => minds.find(({ asks }) => asks.test(words));

/** What somebody thinks, feels or hides: no chart but theirs holds it; how the tie stands is in this one. */
function composeTheirMind(context: Context, { words }: Asked): string {
  const { say, book, strengths, read, question } = context;
  const mind = mindOf(askedOf({ words, read, before: ' ', now: context.now }));
  const person = findNamedPerson(read.text);
  if (!mind || !person) return '';
  const { house, pronoun } = person;
  const lord = strengths.view.lord(house);
  const at = strengths.view.house(lord);
  const isGood = strengths.of(lord) >= steady;
  const who = person.word === null ? (pronoun === 'they' ? 'the other side' : pronoun) : `${person.article} ${person.word}`;
  const ka = person.word === null ? 'सामने वाले के' : `${person.word} के`;
  const isMany = who === 'they' || /(?:s|laws)$/u.test(who);
  const agree = (text: string): string => (isMany ? text.replace(/ (feel|like|think|see|hold|bear|intend)s(?= |$)/u, ' $1').replace(/(?<=\{who\}) is /u, ' are ').replace(/(?<=\{who\}) has /u, ' have ') : text);
  const [what, whatHi] = [mind.english.map((each) => agree(each).replace('{who}', who)), mind.hindi.map((each) => each.replace('{ka}', ka))];
  const inside = what.map((each) => `${each[0]?.toLowerCase() ?? ''}${each.slice(1)}`);
  const opening = say(
    [['No chart of yours shows ', "Your chart can't show "], inside, isGood ? ['; the tie itself is well supported here.', ', but the tie between you looks sound.'] : ['; the tie itself is under strain here.', ', but the tie between you looks strained just now.']],
    [whatHi, [', यह आपकी कुंडली में नहीं लिखा', ', यह आपकी कुंडली से नहीं पढ़ा जाता'], isGood ? ['; हाँ, रिश्ते को सहारा अच्छा है।', ', पर आपका रिश्ता मज़बूत दिखता है।'] : ['; हाँ, रिश्ते पर अभी तनाव दिखता है।', ', पर रिश्ते को अभी सहारा कम है।']],
  );
  const ground = say([[`Such a tie is read from the ${th(house)} house: `, `The house for it is the ${th(house)}: `], `its lord ${book.planet(lord)} is in your ${th(at)} house (${englishHouses[at - 1]})`, isGood ? ', with good strength.' : ', with little strength.'], [['यह रिश्ता ', 'ऐसा रिश्ता '], `${o(house)} भाव से देखते हैं: स्वामी ${book.planet(lord)} ${o(at)} भाव (${hindiHouses[at - 1]}) में हैं`, isGood ? ', बल अच्छा है।' : ', बल कम है।']);
  const end = question.astrologer === 'Oracle'
    ? say([['What would you do differently if you knew?', 'What do you need from them, whatever they think?', 'Which of their deeds stays with you?']], [['पता चल जाए, तो आपका अगला कदम क्या होगा?', 'उनकी राय से अलग, आपको उनसे क्या चाहिए?', 'उनका कौन-सा व्यवहार याद रह जाता है?']])
    : say([['Decide after two weeks by what was done, not by what was said.', 'Give it two weeks, write down three deeds, and go by them.']], [['दो हफ़्ते देखिए, और बातों से नहीं, कामों से तय कीजिए।', 'दो हफ़्तों में तीन काम लिखिए, फिर उन्हीं से तय कीजिए।']]);
  return [opening, ground, `${say([mind.sign.map(([en]) => en)], [mind.sign.map(([, hi]) => hi)])} ${end}`].join('\n\n');
}

const future = / (?:will|shall|would|going to|gonna|should i|should we|do i|can i|how (?:do|can|to)|\w+(?:unga|ungi|oonga|oongi|ega|egi|enge|engi|ego|aega|ayega|ayegi)|kar(?:u|un|oon|na)|rakh(?:u|un)|bata(?:u|un|du|dun)|du|dun|de ?du|lu|lun|chahiye|kaise) /u;
const elsewhere = / (?:upay|upaay|remed\w*|mantra|totka|kya kar\w*|what (?:to|should|can|do)|affair|chakkar|koi aur|kisi aur|someone else|third person|another (?:man|woman|girl|boy)|dusri|dusra|doosri|mercury|stars?|chart|kundl\w*|planet\w*|grah\w*|app|site|oracle|astra|god|bhagwan|job|naukri|company|customers?|people like|marry|shaadi kar\w*|shadi kar\w*|wedding|rishta (?:pakka|hoga)|divorce|talak|talaq|friends? or|who|kaun|kisne|kon) /u;
const about = new RegExp(` ${me} `, 'u');
/** The first two kinds say by themselves whose mind is meant. */
const needsMe = (mind: Mind | undefined): boolean => mind !== minds[0] && mind !== minds[1];

/** Of a story the sentence that asks. */
const askedOf = ({ words, read }: Asked): string => {
  const sentences = read.text.raw.split(/(?<=[.?!।])\s+/u).filter((each) => each.trim() !== '');
  if (sentences.length < 2) return words;
  const at = sentences.findLastIndex((each) => each.includes('?'));
  return ` ${shortVowels(readText(sentences[at < 0 ? sentences.length - 1 : at] ?? '', read.language)).trim()} `;
};

export const theirMind: Plain = {
  isFree: true,
  usesChart: true,
  mayLean: true,
  holds: (asked) => {
    const { words: whole, read } = asked;
    if (mindOf(whole) === undefined || read.fact !== null) return false;
    const words = askedOf(asked);
    return (
    mindOf(words) !== undefined &&
    (!needsMe(mindOf(words)) || about.test(words)) &&
    !future.test(words) &&
    !elsewhere.test(words) &&
    findPlanets(read.text).length === 0 &&
    !['when', 'why', 'muhurta', 'past', 'gem'].includes(read.kind) &&
    !read.horizon?.isPast &&
    findNamedPerson(read.text) !== null
    );
  },
  compose: composeTheirMind,
};
