import type { PlanetName } from '@oracle-astra/shared/contract';
import { dhaiyas, sadeSatis } from '../../astrology';
import type { Context } from '../compose/context';
import { runningPeriods } from '../plan/windows';
import { findPlanets } from '../question/chart-terms';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishHouses } from '../words/english-words';
import { hindiHouses } from '../words/hindi-words';
import type { Asked, Plain } from './plain';

const o = (house: number) => hindiOrdinal(house, 'oblique');

/** What a period of each planet is good for, and what is better left. */
export const ways: Record<PlanetName, readonly [doEn: string, doHi: string, leaveEn: string, leaveHi: string]> = {
  Sun: ['take responsibility, get up early and keep peace with your father and with seniors', 'ज़िम्मेदारी लीजिए, जल्दी उठिए और पिता व बड़ों से संबंध ठीक रखिए', 'quarrels with those in authority, and showing off', 'बड़ों और अफ़सरों से टकराव, और दिखावा'],
  Moon: ['sleep by the clock, eat at home and stay near your mother or those who care for you', 'समय पर सोइए, घर का खाना खाइए और माँ या अपनों के पास रहिए', 'decisions in a mood, and late nights', 'मन के बहाव में फ़ैसले, और देर रात जागना'],
  Mars: ['use the energy: exercise, finish what you begin, settle matters of land and brothers', 'ताकत काम में लगाइए: कसरत, शुरू किया काम पूरा करना, ज़मीन और भाइयों की बात सुलझाना', 'haste on the road, sharp words and new quarrels', 'सड़क पर जल्दबाज़ी, कड़वे बोल और नए झगड़े'],
  Mercury: ['learn, write, keep accounts and put every promise on paper', 'सीखिए, लिखिए, हिसाब रखिए और हर वादा कागज़ पर लीजिए', 'signing what you have not read, and talking behind backs', 'बिना पढ़े दस्तखत, और इधर-उधर की बातें'],
  Jupiter: ['study, teach, keep good company and ask an elder before you decide', 'पढ़िए, पढ़ाइए, अच्छी संगत रखिए और फ़ैसले से पहले बड़ों से पूछिए', 'promising too much and trusting blindly', 'बड़े वादे और आँख मूँदकर भरोसा'],
  Venus: ['give time to people you love, to art and to a tidy home, and spend with a plan', 'अपनों को, कला को और घर को समय दीजिए, और खर्च सोचकर कीजिए', 'spending for show, and comfort before work', 'दिखावे का खर्च, और काम से पहले आराम'],
  Saturn: ['keep to a routine, finish old duties and be fair to those who work for you', 'नियम से चलिए, पुराने काम निपटाइए और काम करने वालों से न्याय कीजिए', 'short cuts, new debts and laziness', 'छोटे रास्ते, नया कर्ज और आलस'],
  Rahu: ['check everything twice, learn something new and keep your word', 'हर बात दो बार परखिए, नया सीखिए और अपनी बात पर टिकिए', 'quick money, secrets, intoxication and rumours', 'जल्दी का पैसा, छिपी बातें, नशा और अफ़वाहें'],
  Ketu: ['finish and simplify: close old files, sit quietly, keep to few people', 'काम समेटिए: पुराने काम पूरे कीजिए, कुछ देर मौन बैठिए, कम लोगों में रहिए', 'breaking off in anger, and starting many things at once', 'गुस्से में रिश्ता तोड़ना, और एक साथ कई शुरुआत'],
};

const period = / (?:dasha|mahadasha|maha dasha|antardasha|antar dasha|dashaa|period|sade ?sati|sadhe ?sati|saade ?sati|dhaiya|dhayya|daiya) /u;
const asksWay = / (?:avoid\w*|precaution\w*|careful|handle|survive|deal with|do(?:s|'s)? and don'?ts|what (?:should|shall|can|must) i (?:not )?do|what to do|what not to do|how (?:should|do|can) i (?:spend|use|go|live|manage|get)|make the (?:most|best)|kya (?:karu|karun|karoon|kare|karen|karna|karana|kya karu)|kya (?:nahi|nahin|na|kya nahi|kya) (?:karu|karna|karana|kare)|nahi karna|nahin karana|nahi karana|kaise (?:kat\w*|guzar\w*|gujar\w*|nikal\w*|sambhal\w*|bach\w*)|savdhani\w*|sawdhani|dhyan rakh\w*|parhez|parahej|upay|remedy|remedies) /u;
const asksWhy = / (?:why|kyu|kyo|kyun|kyon|lag gay\w*|lag gai|bekar|kharab|bura|buri|worst|bad|suffer\w*|nothing (?:good|is)|kuch (?:achha|acha) nahi|tang|pareshan\w*|opposite|ulta|struggl\w*) /u;

interface Running {
  planet: PlanetName;
  isNow: boolean;
  start: string | number;
  end: string | number;
  en: string;
  hi: string;
}

/** The period that is meant: Sade Sati and dhaiya are Saturn's, a named planet's, or the running mahadasha. */
export function findPeriod({ strengths, now, book, question: { chart } }: Context, { words, read }: Asked): Running {
  const { maha, antar } = runningPeriods(strengths, now);
  const isSadeSati = / (?:sade ?sati|sadhe ?sati|saade ?sati) /u.test(words);
  if (isSadeSati || / (?:dhaiya|dhayya|daiya) /u.test(words)) {
    const all = isSadeSati ? sadeSatis(chart) : dhaiyas(chart, now);
    const found = all.find(({ end }) => end > now) ?? all[0];
    if (found) return { planet: 'Saturn', isNow: found.start <= now && now < found.end, start: found.start, end: found.end, en: isSadeSati ? 'Sade Sati' : 'Dhaiya', hi: isSadeSati ? 'साढ़ेसाती' : 'ढैया' };
  }
  const [named] = findPlanets(read.text);
  const planet = named ?? maha.lord;
  const isMaha = / (?:mahadasha|maha dasha) /u.test(words);
  const own = planet === maha.lord ? maha : planet === antar.lord && !isMaha ? antar : chart.dashas.find(({ lord }) => lord === planet);
  const asksAntar = / (?:antardasha|antar dasha|bhukti) /u.test(words) && !isMaha;
  const inside = asksAntar ? chart.dashas.flatMap(({ antardashas }) => antardashas).find(({ lord, end }) => lord === planet && Date.parse(end) > now) : undefined;
  const isAntar = inside !== undefined || (own === antar && planet !== maha.lord);
  const span = inside ?? own ?? maha;
  return { planet, isNow: Date.parse(span.start) <= now && now < Date.parse(span.end), start: span.start, end: span.end, en: `${planet} ${isAntar ? 'antardasha' : 'mahadasha'}`, hi: `${book.planet(planet)} की ${isAntar ? 'अंतर्दशा' : 'महादशा'}` };
}

export function tellSpan({ say, book, now }: Context, { isNow, start, end, en, hi }: Running): string {
  const [from, to] = [book.day(start), book.day(end)];
  if (isNow) return say([[`It lasts till ${to}`, `It goes on till ${to}`, `It is over on ${to}`], '.'], [[`यह ${to} तक है`, `यह समय ${to} तक चलेगा`, `यह ${to} को पूरा होगा`], '।']);
  const isOver = (typeof end === 'number' ? end : Date.parse(end)) <= now;
  return isOver
    ? say([[`Your ${en} is over`, `Your ${en} lies behind you`], `: it ran from ${from} to ${to}.`], [[`${hi} बीत चुकी है`, `${hi} अब नहीं है`], `; यह ${from} से ${to} तक थी।`])
    : say([[`It is not running now`, `Your ${en} has not begun`], `: it comes from ${from} to ${to}.`], [[`${hi} अभी नहीं है`, `${hi} अभी शुरू नहीं हुई`], `; यह ${from} से ${to} तक रहेगी।`]);
}

function placeOf({ say, book, strengths }: Context, planet: PlanetName): string {
  const house = strengths.view.house(planet);
  return say([[`${book.planet(planet)} is in your ${th(house)} house (${englishHouses[house - 1]})`, `In your chart ${book.planet(planet)} is in the ${th(house)} house (${englishHouses[house - 1]})`], [', so that is where it works.', ', and there you notice it most.']], [[`${book.planet(planet)} आपके ${o(house)} भाव (${hindiHouses[house - 1]}) में हैं`, `कुंडली में ${book.planet(planet)} ${o(house)} भाव (${hindiHouses[house - 1]}) में हैं`], ['; असर वहीं दिखता है।', ', यह समय उन्हीं बातों का है।']]);
}

function composeWay(context: Context, asked: Asked): string {
  const { say, isEnglish } = context;
  const found = findPeriod(context, asked);
  const [doEn, doHi, leaveEn, leaveHi] = ways[found.planet];
  const isLeft = / (?:avoid\w*|not do|dont|don'ts|nahi karna|nahin karana|nahi karana|(?:nahi|nahin|na) (?:karu|karna|karana|kare)|parhez|parahej) /u.test(asked.words);
  const first = isLeft
    ? say([[`In ${found.en === 'Dhaiya' ? 'a dhaiya' : found.en} leave out `, `Stay away from these in ${found.en === 'Dhaiya' ? 'a dhaiya' : found.en}: `], leaveEn, '.'], [`${found.hi} में इनसे बचिए: `, leaveHi, '।'])
    : say([[`In ${found.en === 'Dhaiya' ? 'a dhaiya' : `the time of ${found.en}`} `, `For ${found.en === 'Dhaiya' ? 'a dhaiya' : found.en}: `], doEn, '.'], [`${found.hi} में `, doHi, '।']);
  const second = isLeft ? say([['Instead ', 'Better: '], doEn, '.'], [['इसके बदले ', 'अच्छा यह है: '], doHi, '।']) : say([['Leave out ', 'Better left: '], leaveEn, '.'], [['बचिए: ', 'इनसे दूर रहिए: '], leaveHi, '।']);
  const span = tellSpan(context, found);
  // What is not running is said first.
  const opening = found.isNow ? first : `${span} ${first}`;
  return [opening, [second, found.isNow ? span : ''].filter((each) => each !== '').join(' '), placeOf(context, found.planet)].filter((each) => each !== '' && (isEnglish || each.length > 0)).join('\n\n');
}

function composeWhy(context: Context, asked: Asked): string {
  const { say, book, strengths, now } = context;
  const found = findPeriod(context, asked);
  const { maha, antar } = runningPeriods(strengths, now);
  const n = book.planet(found.planet);
  const isStrong = strengths.of(found.planet) >= 40;
  const [, , leaveEn, leaveHi] = ways[found.planet];
  if (!found.isNow) return [tellSpan(context, found), say([`What runs now is the ${maha.lord} mahadasha with the ${antar.lord} antardasha, till ${book.day(antar.end)}.`], [`अभी ${book.planet(maha.lord)} की महादशा में ${book.planet(antar.lord)} की अंतर्दशा है, ${book.day(antar.end)} तक।`]), placeOf(context, maha.lord)].join('\n\n');
  return [
    isStrong
      ? say([[`Because a good name of a period is not enough: ${n} is strong in your chart`, `${n} itself is strong in your chart, so the strain comes from elsewhere`], `; the ${antar.lord} antardasha inside it sets the tone till ${book.day(antar.end)}.`], [[`सिर्फ़ दशा के नाम से फल नहीं मिलता: ${n} आपकी कुंडली में बली हैं`, `${n} खुद बली हैं, दबाव कहीं और से है`], `; इसके भीतर ${book.planet(antar.lord)} की अंतर्दशा ${book.day(antar.end)} तक असर रखती है।`])
      : say([[`Because ${n} has little strength in your chart`, `It feels so because ${n} is on the weak side in your chart`], [', and a period gives only what its lord can.', '; what people praise in it needs a strong lord.']], [[`क्योंकि आपकी कुंडली में ${n} का बल कम है`, `वजह यह है कि ${n} आपके यहाँ कमज़ोर हैं`], ['; दशा उतना ही देती है, जितना उसके स्वामी में बल हो।', ', और दशा का सुख स्वामी के बल से मिलता है।']]),
    placeOf(context, found.planet),
    `${tellSpan(context, found)} ${say([['Till then leave out ', 'What helps is to leave out '], leaveEn, '.'], [['तब तक बचिए: ', 'इनसे बचना काम आता है: '], leaveHi, '।'])}`,
  ].join('\n\n');
}

const namesPeriod = ({ words, read }: Asked): boolean => period.test(words) && read.matter.rank < 5 && read.kin === null && !/ (?:puja|pooja|marriage|shadi|shaadi|job|naukri|business|health) /u.test(words);

/** How to go through a period that runs, or why it goes badly. */
export const dashaAdvice: readonly Plain[] = [
  { isFree: false, usesChart: true, holds: (asked) => namesPeriod(asked) && asksWay.test(asked.words) && !/ (?:remedy|remedies|upay|upaya|mantra) /u.test(asked.words), compose: composeWay },
  { isFree: false, usesChart: true, holds: (asked) => namesPeriod(asked) && asksWhy.test(asked.words) && !/ (?:when|kab|which|kaun\w*|next|is it|kya) /u.test(asked.words.replace(/ (?:kya|kyaa) (?:mast|maza|bol\w*) /gu, ' ')), compose: composeWhy },
];
