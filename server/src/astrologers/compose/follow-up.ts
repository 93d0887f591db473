import { sadeSatis } from '../../astrology';
import { runningPeriods } from '../plan/windows';
import { shortVowels } from '../question/question-text';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishHouses } from '../words/english-words';
import { hindiHouses } from '../words/hindi-words';
import { ofMoney, sayAmount } from './amount';
import type { Context } from './context';
import { elaborate, judge } from './judgement';
import { lineBefore } from './pointed/line-before';

const mostWords = 9;
const worth = / (?:good|bad|badhiya|achha|acha|accha|achhi|acchi|bura|buri|shubh|ashubh|kharab|right|wrong) /u;
const whole = / (?:full|whole|entire|all of it|everything|total|pura|puri|pure|sara|sari|half|adha|aadha|part|parts|kisht\w*|instalments?|installments?) /u;
const amount = / (?:how much|kitna|kitne|kitni|how many lakhs?|amount|rakam) /u;
const ofSums = / (?:paisa|paise|money|amount|rakam|rupay\w*|dues|payment|muavza|compensation|arrears|bakaya) /u;
const inPlace = / (?:same|usi|isi|wahi|ussi|issi) (?:company|city|office|place|town|shahar|sheher|jagah|house|ghar|school|department|dept|state|field|line|area|kampani) /u;
const whyNot = /^ (?:and |but |aur |par )?(?:why not|kyu nahi|kyun nahi|kyon nahi|kyu nhi|kyun nhi|kyo nahi|kyon nahin)(?: \w+){0,2} $/u;
const afterwards = / (?:uske baad|iske baad|after that|after it|what next|aage|fir|phir|then|baad me\w*) /u;

const withGrounds = (context: Context, opening: string): string => [opening, ...elaborate(context, judge(context))].join('\n\n');

/** "Is that good or bad?": the matter's verdict, first. */
function sayWorth(context: Context): string {
  const { say, book, read } = context;
  const m = book.matter(read.matter.id);
  return withGrounds(context, {
    yes: () => say([['Good, on the whole', 'More good than bad'], `: ${m} has good support in your chart.`], [['कुल मिलाकर अच्छा', 'अच्छा ज़्यादा है, बुरा कम'], `: ${m} को कुंडली से अच्छा सहारा है।`]),
    careful: () => say([['More good than bad, with some effort', 'Neither bad nor easy'], `: on ${m} your chart is mixed, and it can be managed.`], [['अच्छा ज़्यादा, पर थोड़ी मेहनत के साथ', 'बुरा नहीं, बस थोड़ा मिला-जुला'], `: ${m} का पक्ष संभल जाता है।`]),
    slow: () => say([['Not bad, only slow', 'Neither bad nor quick'], `: ${m} has little support in your chart just now.`], [['बुरा नहीं, बस धीमा', 'डरने की बात नहीं, पर सब्र लगेगा'], `: ${m} को अभी कुंडली से कम सहारा है।`]),
  }[judge(context).level]());
}

function sayWhole(context: Context): string {
  const { say, book, question } = context;
  const judgement = judge(context);
  const span = judgement.window ? book.span(judgement.window, question.astrologer) : '';
  const time = span === '' ? ['', ''] : [`, the largest part in ${span}`, `, बड़ा हिस्सा ${span} में`];
  return withGrounds(context, {
    yes: () => say([['Most of it, yes', 'Nearly all of it'], `${time[0]}.`], [['हाँ, लगभग पूरा', 'ज़्यादातर पूरा मिलेगा'], `${time[1]}।`]),
    careful: () => say([['In parts rather than at once', 'Not in one go, but in instalments'], `${time[0]}.`], [['एक साथ नहीं, किस्तों में', 'पूरा एक बार में नहीं, टुकड़ों में'], `${time[1]}।`]),
    slow: () => say([['Hardly all of it; count on a part', 'Not the whole; a part is likelier'], `${time[0]}.`], [['पूरा मिलना मुश्किल है, एक हिस्सा मानकर चलिए', 'पूरा नहीं, एक हिस्सा मिल सकता है'], `${time[1]}।`]),
  }[judgement.level]());
}

/** Fixed signs stay, movable ones leave, dual ones do both. */
function sayPlace(context: Context): string {
  const { say, book, strengths } = context;
  const judgement = judge(context);
  const house = judgement.focus.houses[0] ?? 1;
  const lord = strengths.view.lord(house);
  const sign = strengths.view.planet(lord).sign;
  const kind = (sign - 1) % 3;
  const opening = [
    () => say([['Rather a new place than the same', 'More likely somewhere else'], ''], [['वही जगह नहीं, नई जगह की ओर झुकाव है', 'ज़्यादा आसार नई जगह के हैं'], '']),
    () => say([['Yes, most likely the same', 'The same place, most likely'], ''], [['हाँ, ज़्यादा आसार उसी जगह के हैं', 'वही जगह रहने के आसार ज़्यादा हैं'], '']),
    () => say([['Either is open, the same or one near by', 'The same or close to it'], ''], [['वही या उसके आसपास', 'दोनों खुले हैं, वही या पास की जगह'], '']),
  ][kind]?.() ?? '';
  const ground = say([`: ${book.planet(lord)}, lord of your ${th(house)} house (${englishHouses[house - 1]}), is in ${book.sign(sign)}, a ${['movable', 'fixed', 'dual'][kind]} sign.`], [`: ${hindiOrdinal(house, 'oblique')} भाव (${hindiHouses[house - 1]}) के स्वामी ${book.planet(lord)} ${book.sign(sign)} में हैं, जो ${['चर', 'स्थिर', 'द्विस्वभाव'][kind]} राशि है।`]);
  return withGrounds(context, `${opening}${ground}`);
}

/** "Why not?", where the answer was no refusal: what slows it. */
function sayWhyNot(context: Context): string | null {
  const { say, tell, book, read } = context;
  const judgement = judge(context);
  const [strain] = judgement.weighed.factors.filter(({ weight }) => weight < 0);
  if (judgement.level === 'slow' || read.matter.careful || read.fact !== null) return null;
  const opening = say([['Your chart does not say no', 'It is no refusal'], strain ? '; one thing only slows it.' : '; nothing in it stands against.'], [['कुंडली मना नहीं करती', 'कुंडली में इनकार नहीं है'], strain ? ', बस एक बात देर कराती है।' : ', रोकने वाली कोई बात नहीं दिखती।']);
  return withGrounds(context, strain ? `${opening} ${tell(book.ground(strain, read.matter.id, null))}` : opening);
}

/** What comes after Sade Sati, where it runs. */
function sayAfterSadeSati({ say, book, strengths, question: { chart }, now }: Context): string | null {
  const current = sadeSatis(chart).find(({ start, end }) => start <= now && now < end);
  if (!current) return null;
  const { maha, antar } = runningPeriods(strengths, current.end);
  const house = strengths.view.house(antar.lord);
  const isStrong = strengths.of(antar.lord) >= 40;
  return [
    say([['After it the pressure eases', 'It gets lighter after that'], `: Sade Sati ends on ${book.day(current.end)}.`], [['उसके बाद दबाव हल्का होगा', 'फिर बोझ कम होगा'], `: साढ़ेसाती ${book.day(current.end)} तक है।`]),
    say([`Then it is the ${maha.lord} mahadasha, ${antar.lord} antardasha; ${book.planet(antar.lord)} is in your ${th(house)} house (${englishHouses[house - 1]})`, isStrong ? [', with good strength.', ' and well supported.'] : [', so go step by step.', ' and asks for steady work.']], [`तब ${book.planet(maha.lord)} की महादशा में ${book.planet(antar.lord)} की अंतर्दशा होगी; ${book.planet(antar.lord)} ${hindiOrdinal(house, 'oblique')} भाव (${hindiHouses[house - 1]}) में हैं`, isStrong ? [' और बल अच्छा है।', ', सहारा अच्छा है।'] : [', इसलिए कदम-कदम पर चलिए।', ', मेहनत से फल मिलेगा।']]),
  ].join('\n\n');
}

/** A short question that only the one before it makes plain; null where it says enough by itself. */
export function composeFollowUp(context: Context): string | null {
  const { read } = context;
  const plain = shortVowels(read.text);
  if (read.text.length > mostWords || (context.question.turns ?? []).length === 0 || read.kind === 'repeat' || read.kind === 'service') return null;
  const last = read.previous ?? lineBefore(context);
  if (!last) return null;
  if (last.fact?.name === 'sadeSati' && afterwards.test(plain)) return sayAfterSadeSati(context);
  const about: Context = { ...context, read: { ...read, kind: 'how', fact: null, second: null, matter: last.matter, kin: read.kin ?? last.kin, horizon: null, step: null } };
  const isOfMatter = last.matter.rank > 0 && !last.matter.careful && last.fact === null;
  if (!isOfMatter) return null;
  if (read.previous !== null && read.kind === 'meaning' && worth.test(plain) && !/ (?:good|right|bad|wrong) (?:to|for|idea|time) (?!me )/u.test(plain)) return sayWorth(about);
  if ((last.matter.id === 'moneyBack' || ofSums.test(shortVowels(last.text))) && whole.test(plain)) return sayWhole(about);
  if (amount.test(plain) && ofMoney.includes(last.matter.id) && !/ (?:baje|din|days?|months?|mahin\w*|saal|years?|time|der|long) /u.test(plain)) return sayAmount(about);
  if (inPlace.test(plain)) return sayPlace(about);
  return whyNot.test(plain) ? sayWhyNot(about) : null;
}
