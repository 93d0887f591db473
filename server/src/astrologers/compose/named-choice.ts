import type { PlanetName } from '@oracle-astra/shared/contract';
import { wished } from '../echo/hindi-words';
import { hasKind } from '../question/kinds';
import { namedGroups, type NamedThing } from '../question/named-options';
import { findRivals } from '../question/order';
import { alignParts, lastKin, type Parallel } from '../question/parallel-options';
import type { KinId } from '../question/people';
import { derivedHouse } from '../tools/focus';
import { readText, shortVowels } from '../question/question-text';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { isState } from '../words/book';
import { englishHouses } from '../words/english-words';
import { hindiHouses } from '../words/hindi-words';
import type { Context } from './context';
import { judge } from './judgement';
import { splitOptions } from './options';

interface Named {
  label: string;
  planet: PlanetName;
  /** The house whose lord that planet is, where it is not the thing's own karaka. */
  house: number | null;
  kin?: KinId;
}

const withKaraka = (named: Named): Named => {
  const planet = named.kin === undefined ? undefined : karakas[named.kin];
  return planet === undefined ? named : { ...named, planet, house: null };
};

const own = / (?:mere|apne|hamare) (?:pas|paas|sath|saath|liye|lie|ghar|nam|naam)(?: se| par)? (?:\w+ )?$/u;
/** The relatives of somebody else are counted from the seventh house. */
const theirs = / (his|her|usk[aie]|unk[aie]) (?:\w+ )?/u;
const ownOrSpouse = / (?:wife|wifes|patni|biwi|husband|husbands|pati|spouse) (?:ke |ka |ki |s )?(?:name|naam|nam) /u;
/** What each of two people says is another choice. */
const telling = / (?:says?|said|saying|wants?|kehta|kehti|kehte|kahta|kahti|kahte|bolta|bolti|bolte|bol rah\w*|keh rah\w*|chahta|chahti|chahte|thinks?|suggests?|insists?) /u;
const self = / (?:me|myself|i|main|mai|mein|khud|apne|apni|apna|mere|meri|mera|my own|own) $|^ (?:me|myself|i|main|mai|khud|apne|apni|mere|meri|mera|my own) /u;
/** Relatives whom one word of the lists names together, by the houses counted from father and mother. */
const closer: readonly (readonly [words: RegExp, english: string, hindi: string, house: number])[] = [
  [/ (?:chacha|chachaji|kaka) /u, 'uncle', 'चाचा', 11],
  [/ (?:tau|tauji) /u, 'elder uncle', 'ताऊ', 7],
  [/ (?:mama|mamaji) (?!mia)/u, 'maternal uncle', 'मामा', 6],
  [/ (?:mausi|masi|maasi|khala) /u, 'maternal aunt', 'मौसी', 6],
  [/ (?:bua|phupho|phuphi) /u, 'paternal aunt', 'बुआ', 11],
  [/ (?:uncle) /u, 'uncle', 'चाचा', 11],
  [/ (?:aunt|aunty|auntie) /u, 'aunt', 'मौसी', 6],
  [/ (?:sala|sale|saale|saala) (?:ko|se|ke|k) /u, 'brother-in-law', 'साले', 9],
  [/ (?:nephew|bhatija|bhatije|bhanja|bhanje) /u, 'nephew', 'भतीजे', 7],
  [/ (?:niece|bhatiji|bhanji) /u, 'niece', 'भतीजी', 7],
  [/ (?:jeth) /u, 'husband’s elder brother', 'जेठ', 5],
  [/ (?:devar) /u, 'husband’s younger brother', 'देवर', 9],
  [/ (?:nanad) /u, 'husband’s sister', 'ननद', 9],
  [/ (?:bhabhi) /u, 'brother’s wife', 'भाभी', 5],
  [/ (?:jethani) /u, 'husband’s brother’s wife', 'जेठानी', 11],
  [/ (?:devrani) /u, 'husband’s brother’s wife', 'देवरानी', 3],
  [/ (?:manager|munim) /u, 'manager', 'मैनेजर', 10],
  [/ (?:employee|naukar|servant|worker|helper) /u, 'employee', 'नौकर', 6],
  [/ (?:cousin|cousins) /u, 'cousin', 'चचेरे भाई', 3],
  [/ (?:neighbou?r|padosi|parosi) /u, 'neighbour', 'पड़ोसी', 3],
  [/ (?:partner|sajhedar) (?:ko|se|ke) /u, 'partner', 'साझेदार', 7],
];
/** Who stands in one house is told apart by the planet of each. */
const karakas: Partial<Record<KinId, PlanetName>> = { father: 'Sun', mother: 'Moon', brother: 'Mars', elderBrother: 'Jupiter', youngerBrother: 'Mars', sister: 'Venus', elderSister: 'Venus', youngerSister: 'Mercury', son: 'Jupiter', daughter: 'Venus', child: 'Jupiter', husband: 'Jupiter', wife: 'Venus', partner: 'Venus', friend: 'Mercury', boss: 'Sun', brotherInLaw: 'Mars', sisterInLaw: 'Venus' };
const minGap = 3;

const toNamed = ({ strengths, isEnglish }: Context, { label, planet, house }: NamedThing): Named => ({ label: label[isEnglish ? 0 : 1], planet: planet ?? strengths.view.lord(house ?? 1), house });

/** Both parts as things of one group: its words decide, wherever they stand in a part. */
function ofOneGroup(context: Context, { plains: [a, b] }: Parallel): { pair: readonly [Named, Named]; isFixed: boolean; isPassing: boolean } | null {
  for (const { things, isFixed, isPassing, within } of namedGroups) {
    if (within !== undefined && !within.test(shortVowels(context.read.text))) continue;
    const second = things.find(({ words }) => words.test(b));
    const first = things.find((each) => each !== second && each.words.test(a));
    if (first && second) return { pair: [toNamed(context, first), toNamed(context, second)], isFixed: isFixed === true, isPassing: isPassing === true };
  }
  return null;
}

/** Both parts as people: relatives by the lords of their houses, and oneself by the lagna. */
function asPeople(context: Context, { plains, texts }: Parallel): readonly [Named, Named] | null {
  const { book, strengths, isEnglish } = context;
  const [one, two] = plains.map((plain, at): Named | null => {
    if (own.test(plain)) return { label: isEnglish ? 'yourself' : 'अपने', planet: strengths.view.lord(1), house: 1 };
    const near = closer.find(([words]) => words.test(plain));
    if (near) return { label: isEnglish ? `your ${near[1]}` : near[2], planet: strengths.view.lord(near[3]), house: near[3] };
    const kin = lastKin(plain, texts[at] ?? texts[0]);
    const owner = kin === null ? undefined : theirs.exec(plain)?.[1];
    if (kin !== null && owner !== undefined) {
      const house = derivedHouse(7, kin.house);
      return { label: isEnglish ? `${owner} ${book.kin(kin.id)}` : `${owner.startsWith('un') ? 'उनके' : 'उसके'} ${book.kin(kin.id)}`, planet: strengths.view.lord(house), house };
    }
    if (kin !== null) return { label: isEnglish ? `your ${book.kin(kin.id)}` : book.kin(kin.id), planet: strengths.view.lord(kin.house), house: kin.house, kin: kin.id };
    return self.test(plain) ? { label: isEnglish ? 'yourself' : 'अपने', planet: strengths.view.lord(1), house: 1 } : null;
  });
  if (!one || !two || one.label === two.label || (one.house === 1 && two.house === 1)) return null;
  return one.planet === two.planet ? [withKaraka(one), withKaraka(two)] : [one, two];
}

/** "Will it be mine or my brother's?", "who will pay it, I or he?": it happens, and nobody chooses. */
const isOutcome = / (?:who|whose|kaun|kon|kiske|kisko|kiska|kiski|kise) (?:\w+ ){0,4}(?:will|would|\w+eg[aei]|\w*hog[aei]|\w+eng[ei]) | (?:will (?:it|the|my|this|papa|he|she|they)) (?:\w+ ){1,8}(?:or) | (?:hog[aei]|mileg[aei]|jayeg[aei]|jaeg[aei]|aayeg[aei]|aaeg[aei]|rahegi?|chukayeg[ai]) (?:ya|yaa) /u;
function sayLikelier(context: Context, best: Named, other: Named): string {
  const { say, book, strengths } = context;
  const said = ({ label }: Named): string => (label === 'yourself' ? 'you' : label === 'अपने' ? 'आप' : label);
  const [a, b] = [said(best), said(other)];
  const of = (label: string): string => (label === 'आप' ? 'आपके' : `${label} के`);
  const [p, q] = [book.planet(best.planet), book.planet(other.planet)];
  const isClose = strengths.of(best.planet) - strengths.of(other.planet) < minGap;
  return say([isClose ? [`Rather ${a} than ${b}, but only just`, `By a little, ${a} before ${b}`] : [`More likely ${a} than ${b}`, `Sooner ${a} than ${b}`], [': ', ', since '], `${p}, which stands for ${a === 'you' ? 'you' : 'them'} here, is stronger than ${q}.`], [isClose ? [`${of(a)} आसार ज़रा ज़्यादा हैं, ${of(b)} थोड़े कम`, `थोड़े फ़र्क से ${of(a)} आसार ज़्यादा हैं, ${of(b)} कम`] : [`${of(a)} आसार ज़्यादा हैं, ${of(b)} कम`, `कुंडली में ${of(a)} आसार ज़्यादा दिखते हैं, ${of(b)} कम`], ['; ', ', क्योंकि '], `इसके ग्रह ${p} का बल ${q} से ज़्यादा है।`]);
}

const withPreposition = (label: string, preposition: string): string => (preposition === '' ? label : `${preposition} ${label}`);

/** "Apne" takes the name or the side without "ke". */
const joined = (label: string, postposition: string): string => (postposition === '' ? label : label === 'अपने' ? `${label} ${postposition.replace(/^के /u, '')}` : `${label} ${postposition}`);

/** "From the bank or from a friend", "behen ke paas ya bhai ke paas", "train or flight": one of the two by name; null where the parts are not things of one kind. */
export function composeNamedChoice(context: Context, asked: string = context.read.text.raw): string | null {
  const { read, say, book, strengths, question, isEnglish } = context;
  if (!hasKind(readText(asked, read.language), 'either') || read.fact !== null || read.matter.careful || ['when', 'why', 'past', 'repeat'].includes(read.kind)) return null;
  const parts = splitOptions(asked).slice(-2);
  const [left, right] = parts;
  if (!left || !right || (read.matter.rank > 0 && !isState(read.matter.id) && findRivals(read.text, question.birth.gender) !== null)) return null;
  const parallel = alignParts([left, right], read.language);
  // Whose name it is in, one's own or that of one's spouse, is a choice of sides.
  if (ownOrSpouse.test(shortVowels(read.text))) return null;
  const things = ofOneGroup(context, parallel);
  // "Will he do it, or do I?": not two people but waiting and acting.
  const isWaiting = !isEnglish && wished(left.split(' ').at(-1) ?? '')?.isOwn === false && wished(right.split(' ').at(-1) ?? '')?.isOwn === true;
  const isMatch = isWaiting || / (?:rishta|rishte|proposal|marry|love|arrange\w*) /u.test(shortVowels(read.text)) || telling.test(shortVowels(read.text));
  const named = things?.pair ?? (isMatch ? null : asPeople(context, parallel));
  if (named === null) return null;
  const [best, other] = [...named].sort((a, b) => strengths.of(b.planet) - strengths.of(a.planet));
  if (!best || !other) return null;
  const isClose = strengths.of(best.planet) - strengths.of(other.planet) < minGap;
  const { preposition, postposition } = things?.isFixed === true ? { preposition: '', postposition: '' } : parallel;
  const [a, b] = [best, other].map(({ label }) => (isEnglish ? withPreposition(label, preposition) : joined(label, postposition)));
  const [p, q] = [book.planet(best.planet), book.planet(other.planet)];
  const isSame = best.planet === other.planet;
  const reason = isSame ? ['one planet carries both, and the first is its own ground', 'दोनों का ग्रह एक है, और पहले का आधार अपना है'] : isClose ? [`${p}, which carries it, has a little more strength than ${q}`, `इसके ग्रह ${p} का बल ${q} से थोड़ा ज़्यादा है`] : [`${p}, which carries it, is clearly stronger than ${q}`, `इसके ग्रह ${p} आपकी कुंडली में ${q} से बली हैं`];
  if (things === null && isOutcome.test(shortVowels(read.text))) return [sayLikelier(context, best, other), groundOf(context, best, true)].join('\n\n');
  const chosen = postposition === 'को' || postposition === '' ? 'चुनिए' : 'बेहतर है';
  const opening = say(
    isClose ? [[`By a little, ${a} rather than ${b}`, `It is close, but ${a} before ${b}`], [': ', ', since '], `${reason[0]}.`] : [[`Rather ${a} than ${b}`, `Choose ${a} rather than ${b}`, `Better ${a} than ${b}`], [': ', ', since '], `${reason[0]}.`],
    isClose ? [[`थोड़े फ़र्क से ${a} ${chosen}, ${b} नहीं`, `फ़र्क कम है, फिर भी ${a} ${chosen}, ${b} बाद में`], ['; ', ', क्योंकि '], `${reason[1]}।`] : [[`${a} ${chosen}, ${b} नहीं`, `${b} के मुकाबले ${a} ${chosen}`].slice(0, postposition === '' ? 2 : 1), ['; ', ', क्योंकि '], `${reason[1]}।`],
  );
  return [opening, groundOf(context, best, things?.isPassing === true)].join('\n\n');
}

function groundOf(context: Context, { planet, house }: Named, isPassing: boolean): string {
  const { say, book, strengths, read, question } = context;
  const at = strengths.view.house(planet);
  const n = book.planet(planet);
  const place = say([house === null ? n : `${n}, lord of your ${th(house)} house,`, ` is in your ${th(at)} house (${englishHouses[at - 1]})`, ['.', ', and the choice rests on that.']], [house === null ? n : `${hindiOrdinal(house, 'oblique')} भाव के स्वामी ${n}`, ` ${hindiOrdinal(at, 'oblique')} भाव (${hindiHouses[at - 1]}) में हैं`, ['।', ', चुनाव इसी पर टिका है।']]);
  const { window } = judge({ ...context, read: { ...read, kin: null, kind: 'when', horizon: null, second: null } });
  const span = window === null || isPassing || read.horizon?.unit === 'day' || read.matter.rank === 0 ? '' : book.span(window, question.astrologer);
  const time = span === '' ? '' : say([['A good time for it is ', 'It goes best in '], `${span}.`], [['इसका अच्छा समय ', 'सबसे सहज समय '], `${span} है।`]);
  const honest = say([['Price and trust you can weigh better than any chart', 'Where the terms differ much, let them decide'], '.'], [['भरोसा और खर्च आप खुद बेहतर तौल सकते हैं', 'शर्तों में बड़ा फ़र्क हो, तो वही तय करे'], '।']);
  return [place, time, honest].filter((each) => each !== '').join(' ');
}
