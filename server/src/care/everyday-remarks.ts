import { withoutDye } from './outright-phrases';
import { isTrade } from './trade-words';

/** Phrases of a person in need, which nothing around them makes harmless. */
const gravePhrases =
  /\b(?:suicid\w*|poison|zeher|zahar|jeher|rope|rassi|fansi|phansi|noose|pills?|tablets?|blade|terrace|bridge|pul se|chhat se|train ke|hamesha ke liye|for ?ever|never (?:wake|come back)|nahi rahun\w*|nahi rahung\w*|na rahu\w*|jeena nahi|jeene ka mann?|jina nahi|nahi jina|no point|want to die|wanna die|mar ja(?:u|un|na|ung\w*|ati|ata)|marna chah\w*|kill myself|khud ko|apni jaan|end (?:it|my|myself)|khatam kar (?:l|d)\w*|without me|mere bina|mere baad|not be here|kahin bhi|i (?:want|wish|hope)(?: to)? (?:die|sleep|disappear|vanish)|cut(?:ting)? my|koi nahi (?:hai|mera)|nobody|no one|akel[ai] (?:hu|hun|hoon)|faisla kar)\b|ज़हर|जहर|रस्सी|फांसी|फाँसी|हमेशा के लिए|आत्महत्या|ख़ुदकुशी|खुदकुशी|जीना नहीं|मर जा|मरना चाह|ख़ुद को|खुद को|अपनी जान|मेरे बिना|मेरे बाद|खत्म कर (?:ल|द)|ख़त्म कर|नहीं रहूँग|नहीं रहूंग|कोई नहीं|फैसला कर/iu;
/** Lost money is a sufficient reason. */
const lostMoney = /\b(?:lakhs?|loss|lost (?:all|every|my)|haar gay\w*|karz\w*|debt|udhaar|satta|bet|betting)\b|लाख|कर्ज|क़र्ज़|हार ग/iu;

/** A question about the person's own future. */
const ownFuture =
  /\?|\b(?:kab|when|which|who|kaun\w*|kons\w*|kya|kaisa|kaisi|kaise|will|should|can|shuru|start|plan|what|how)\b|कब|क्या|कौन|कैस|शुरू/iu;

const recovered =
  /\bnow (?:i am |i'm |im |we are |am |are |totally |completely |all |fully )*(?:fine|okay|ok|healthy|happy|good|better|settled|recovered|well|at peace|normal)\b|\b(?:fine|okay|healthy|happy|better|settled|recovered|well|at peace) now\b|\brecovered\b|\bmoved on\b|\b(?:better|right|next|good) one will come\b|\bab (?:\w+ ){0,3}(?:theek|thik|thk|mast|khush|shant|shanti|sukoon|normal|healthy|fit|badhiya)\b|\bna[yi]+ shur\w+|\bchain ki sa+n?s\b|\b(?:bahar aa|ubar) (?:gay|chuk)\w*|\btheek ho (?:rah|gay|chuk)\w*|अब (?:\S+ ){0,3}(?:ठीक|खुश|ख़ुश|शांति|शांत|मस्त|बढ़िया)|नई शुरुआत|चैन की (?:सांस|साँस)|ठीक हो (?:रहा|रही|गया|गई|चुक)|उबर (?:गया|गई|चुक)/iu;
const jokeMarkers = /\b(?:ha(?:ha)+|he(?:he)+|lol+|lmao|rofl|xd|just kidding|jk)\b|हा हा|हाहा|[\u{1F602}\u{1F923}\u{1F606}]/iu;
const filmOrShow =
  /\b(?:films?|movies?|serials?|series|seasons?|episodes?|climax|bigg ?boss|netflix|hotstar|prime video|heroine|anime|novel|reels?|pizza|biryani|zomato|swiggy|momos?|diet pe|salary slip|bijli ka bill|petrol price|ghamand ba)\b|सीरियल|फ़िल्म|फिल्म|मूवी|एपिसोड|वेब सीरीज|बिग बॉस|पिज्जा|बिरयानी/iu;
/** Something done on a stage. */
const performance =
  /\b(?:drama|natak|skit|ramleela|ramlila|school play|stage play|rangmanch)\b.*\b(?:show|stage|role|rehearsal|parso|kal|tomorrow|friday|audience|taali)\b|(?:नाटक|रामलीला).*(?:शो|मंच|रोल|कल|परसों|ताली)/iu;
const idiom =
  /\b(?:hans|hasi|hansi|khushi|laugh\w*|sharm|embarrass\w*)(?: (?:ke|kar|se|hans|to|hi|with|of))* (?:mar|died)|शर्म से मर (?:ही )?ग|(?:हंसी|हँसी|हंस|हँस|खुशी|ख़ुशी)(?: \S+)? (?:से|के|कर) मर|\b(?:bach?ch?e|bete|beti|desh|pizza|biryani|maa) ke liye (?:to )?jaan (?:bhi )?de\b|\b(?:cough|cold|traffic|heat|noise|maths|physics|deadline|acidity|mosquito\w*|garmi|emi)(?: \w+)? (?:tortur\w*|kill\w*|murder\w*|maar)\b/iu;
const priceRemark =
  /^(?!(?:(?!\b(?:ko|mother|father|mummy|papa|wife|husband|maa|dad|mom)\b).)*\b(?:ko|mother|father|mummy|papa|wife|husband|maa|dad|mom)\b.*\bheart attack)(?=.*\b(?:salary|bill|fees?|price|rates?|tax|emi|rent|kiraya)\b).*\b(?:heart attack|jaan nikal\w*|hosh ud\w*|behosh)\b(?=.*\b(?:dekh\w*|sun\w*|seeing|after the)\b)/iu;
const waitingRemark =
  /\b(?:ab )?bas (?:result|offer letter|call|joining|visa|posting) ka int\w+|only waiting for (?:my |the )?(?:result|offer|call|visa)|बस (?:रिजल्ट|रिज़ल्ट|नतीजे|ऑफर|कॉल|जॉइनिंग) का इंत/iu;
// Anchored at the beginning of a line, because a mere lookahead would be tried again at each letter.
const leavingWork =
  /^(?=.*\b(?:nayi|new) (?:job|office|company|naukri)|.*\b(?:farewell party|retire\w*|notice period)\b)(?=.*\b(?:last (?:working )?day|miss kar\w*|farewell|goodbye|alvida)\b)/imu;
const leavingTown =
  /\b(?:delhi|mumbai|bangalore|bengaluru|kolkata|chennai|pune|hyderabad|noida|gurgaon|gurugram|city|shahar|sheher|gaon|village|india) (?:me |mein )?(?:ab )?nahi (?:jeena|jina|rehna|rahna)\b(?=.*\b(?:job|transfer|shift|remote|pahad\w*|settle|naukri|ghar)\b)|दिल्ली में (?:अब )?नहीं (?:जीना|रहना)(?=.*(?:नौकरी|जॉब|ट्रांसफर|घर))/iu;
const dreamReport =
  /^(?:(?=.*\b(?:dreams?|sapn\w*)\b)(?=.*\b(?:death|dead|maut|mar\w*|died|dying)\b)(?=.*\b(?:mean\w*|matlab|bad|bura|ashubh|shubh|sign|sanket)\b)|(?=.*सपन)(?=.*(?:मौत|मर|मृत))(?=.*(?:मतलब|अशुभ|शुभ|संकेत|बुरा)))/imu;
/** The meaning of animals, falls and water in a dream. */
const dreamMeaning =
  /^(?!.*\b(?:not a dream|sapna nahi)\b)(?=.*\b(?:dreams?|dreamt|dreamed|sapn\w*)\b)(?=.*\b(?:snakes?|cobras?|sa+n?ps?|na+g|dogs?|kutt\w*|lions?|tigers?|sher|scorpions?|bichh?u|crows?|kauw?a|owls?|ullu|bulls?|teeth|tooth|da+nt|fell|falling|gir\w*|drown\w*|doob\w*|floods?|flying)\b)(?=.*\b(?:mean\w*|matlab|bad|bura|ashubh|shubh|sign|sanket|omen|ph?al)\b)|^(?!.*सपना नहीं)(?=.*सपन)(?=.*(?:साँप|सांप|नाग|कुत्त|शेर|बिच्छ|कौव|कौआ|उल्लू|दाँत|दांत|गिर|डूब|बाढ़|उड़))(?=.*(?:मतलब|अशुभ|शुभ|संकेत|बुरा|फल))/isu;
/** "It hurts, but I'll live" is no despair. */
const enduring = /\bbut i(?:'?ll| will) (?:live|survive)(?=\s*(?:[.,!;]|$| (?:and|when|what|who|haha|lol)\b))/iu;
/** A death so long ago is only a date in a question about a house, a rite or a child. */
const oldDeath =
  /^(?:(?=.*\b(?:passed away|passed on|died|expired|guzr\w*|guzar\w*|gujar\w*|chal bas\w*|dehant|swargwas\w*)\b)(?=.*\b(?:19\d\d|20[01]\d|202[0-2])\b|.*\b(?:[3-9]|[1-9]\d) (?:years|yrs|saal|sal|baras) (?:ago|back|pehle|ho gay\w*|hue)\b)|(?=.*(?:गुज़र|गुजर|चल बस|देहांत|स्वर्गवास))(?=.*(?:19\d\d|20[01]\d|202[0-2]|(?:[3-9]|[1-9]\d|तीन|चार|पाँच|पांच|छह|सात|आठ|नौ|दस|पंद्रह|बीस|तीस) (?:साल|बरस|वर्ष) (?:पहले|हो ग|हुए))))/imu;
const mourning =
  /\b(?:miss\w*|yaad aat\w*|cr(?:y|ies|ying)|rot[aie]|ro rah\w*|alone|akel\w*|cannot|can't|bina|without|still hurts?|guilt\w*)\b|याद आ|रोत|अकेल|बिना/iu;

/** Somebody is away for a while, and a shop or plants need care. */
const temporaryAbsence =
  /\bwho (?:will|would|can|should) (?:look after|take care of|handle|manage|mind)\b.{0,60}\b(?:when|while) (?:i am|i'm|im|we are) (?:at|in|on)\b(?! (?:peace|heaven|rest))/iu;
/** An animal that comes to the door. */
const visitingAnimal =
  /^(?=.*\b(?:cats?|dogs?|cows?|kittens?|pupp(?:y|ies)|billi|kutt[aie]|gaay|monkeys?|bandar|crows?|kauwa|pigeons?|kabootar|parrots?)\b)(?=.*\b(?:follows?|comes?|sits?|waits?|keep (?:it|her|him)|peeche|roz aat\w*)\b)/imu;

/** Kinds of remarks, each with the score from which it counts anyway. */
const kinds: readonly (readonly [holds: (text: string) => boolean, score: number])[] = [
  [(text) => jokeMarkers.test(text) && filmOrShow.test(text), 0.9],
  [(text) => (enduring.test(text) || dreamMeaning.test(text)) && ownFuture.test(text), 0.97],
  [(text) => leavingTown.test(text), 0.9],
  [(text) => performance.test(text), 0.45],
  [(text) => temporaryAbsence.test(text) || (visitingAnimal.test(text) && ownFuture.test(text)), 0.3],
  [(text) => dreamReport.test(text), 0.6],
  [(text) => recovered.test(text) && ownFuture.test(text), 0.45],
  [(text) => leavingWork.test(text) || priceRemark.test(text), 0.45],
  [(text) => isTrade(text) && ownFuture.test(text), 0.2],
  [
    (text) => (filmOrShow.test(text) && ownFuture.test(text)) || jokeMarkers.test(text) || idiom.test(text) || waitingRemark.test(text),
    0.3,
  ],
];

/** "Dye" is often misspelled as "die". */
const dyedScore = 0.9;

/**
 * The threshold for despair in a text whose heavy words concern a film, a joke, an idiom, the past or a place; 0 for any other
 * text, and if it also says anything grave.
 */
export function everydayScore(text: string): number {
  const rest = withoutDye(text);
  if (gravePhrases.test(rest) || lostMoney.test(rest)) return 0;
  if (rest !== text) return dyedScore;
  return kinds.find(([holds]) => holds(text))?.[1] ?? 0;
}

const isOver = (text: string): boolean => (recovered.test(text) && ownFuture.test(text)) || (oldDeath.test(text) && !mourning.test(text));

/** The threshold for a matter without a verdict in a text about the past. */
export const pastScore = (text: string): number => (isOver(text) && !gravePhrases.test(text) ? 0.75 : 0);

/** Short follow-up questions, or ones that count and compare everyday things, which mean nothing alone. */
const plainRemarks: readonly RegExp[] = [
  /^(?:and |but )?which (?:one |ones )?(?:is |are )?not(?: (?:good|suitable|right))?(?: for me)?$/u,
  /^(?:can|could|will|may) (?:it|this|that|they) (?:be|happen|come) (?:any |a little |little )?(?:sooner|earlier|faster|later|before that|next (?:year|month))(?: please)?$/u,
  /^how (?:long|many (?:more )?(?:years|months|days|weeks)) (?:more )?(?:will|does|would) it take(?: for (?:me|it|this))?$/u,
  /^how many (?:more )?(?:children|kids|sons|daughters|houses|cars|marriages|jobs|countries) (?:i |we )?(?:will|can|do|may)(?: i| we)? (?:have|get|own|visit)$/u,
  /^what if (?:i|we) (?:wait|delay|postpone)(?: it)? (?:till|until|to) (?:next (?:year|month)|20\d\d|january|february|march|april|may|june|july|august|september|october|november|december|diwali|holi)$/u,
  /^when (?:will|does) (?:my|our|the|this) (?:loan|emi|lease|contract|bond|course|degree|project|probation|training) (?:finish|end|close|complete|be over|get over)(?: (?:and )?(?:can|should|may) (?:i|we) (?:take|get|start|join) (?:another|a new one|one more|the next))?$/u,
  /^(?:to |ab |phir |aur )*(?:mujhe |main |mai |hum |hame )?(?:ab )?kya kar(?:u|un|na chahiye)(?: to| phir)?$/u,
  /^(?:aur |agar |to )?(?:nahi|na|nhi) (?:hua|hui|mila|mili|laga|lagi|bana|bani|bika|aaya) to(?: kya)?(?: hoga| karu| karun| kare)?$/u,
  /^(?:how|what) (?:is|about|will be) (?:my day |my )?(?:today|tomorrow|this week|next week)(?: be)?(?: for me)?$/u,
  /^(?:and|aur|what about|और) (?:children|kids|bachche|bacche|baby|marriage|shaadi|job|naukri|money|paisa|career|health|बच्चे|शादी|नौकरी|पैसा|करियर)$/u,
];

const chartTerm =
  /^(?:(?:maha|antar|pratyantar)?dashas?|bhukti|rahu|ketu|shani|saturn|guru|jupiter|mangal|mars|shukra|venus|budh|mercury|surya|sun|chandra|moon|lagna|lagnesh|ascendant|nakshatra|pada|rashi|transit|gochar|houses?|bhav|navamsha|d9|d10)$/u;
const aroundTerms =
  /^(?:and|or|is|are|was|it|its|this|that|the|my|of|in|a|for|which|what|when|where|who|how|long|will|does|do|be|comes?|starts?|ends?|begins?|enters?|leaves?|next|last|first|one|after|before|now|running|current|till|until|by|lord|sign|degree|retrograde|placed|placement|date|year|month|aur|ya|ke|ki|ka|ko|me|mein|se|tak|kab|kaun|kaunsi?|kaunsa|konsi|konsa|kya|kaha|kahan|kis|hai|hain|h|tha|thi|mera|meri|mere|agli|agla|baad|pehle|abhi|chal|rahi|raha|swami|malik|ghar|shuru|\d{1,2}(?:st|nd|rd|th)?)$/u;

/** "Antardasha after this one?": only words about the chart. */
const isOfChartAlone = (plain: string): boolean => {
  const words = plain.split(' ');
  if (/\bends? (?:me|my)\b/u.test(plain)) return false;
  return words.some((word) => chartTerm.test(word)) && words.every((word) => chartTerm.test(word) || aroundTerms.test(word));
};

export const isPlainRemark = (text: string): boolean => {
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return isOfChartAlone(plain) || plainRemarks.some((pattern) => pattern.test(plain));
};
