import { join } from './join';
import type { PlanetName } from '@oracle-astra/shared/contract';
import { aspectedHouses } from '../../astrology';
import { findPlanets } from '../question/chart-terms';
import type { Parts } from '../words/speaker';
import type { Context } from './context';
import { chooseGrounds, elaborate, leadInput, type Judgement } from './judgement';
import { composeEchoed } from './echoed';
import { composeRisk } from './risk';
import { asksWay, composeWay } from './way';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishHouses } from '../words/english-words';
import { hindiHouses } from '../words/hindi-words';

/** Paragraphs, without empty ones. */

/** The part that a planet has in it which the question names. */
function planetWhy({ say, book, strengths, read }: Context, planet: PlanetName): string {
  const house = strengths.view.house(planet);
  const n = book.planet(planet);
  const isStrong = strengths.of(planet) >= 40;
  const m = book.matter(read.matter.id);
  return isStrong
    ? say([[`${n} is hardly to blame for it`, `It does not come from ${n} alone`], `: ${n} is in your ${th(house)} house (${englishHouses[house - 1]})`, [', with good strength', ' and well supported'], '.'], [`${m} में कमी ${n} से नहीं`, ['; ', ': '], `${n} ${hindiOrdinal(house, 'oblique')} भाव (${hindiHouses[house - 1]}) में हैं और बल अच्छा है।`])
    : say([[`Yes, ${n} has its part in it`, `${n} does bear on it`], `: ${n} is in your ${th(house)} house (${englishHouses[house - 1]})`, [', with little strength', ' and has little support'], '.'], [`हाँ, इसमें ${n} का हाथ है`, ['; ', ': '], `${n} ${hindiOrdinal(house, 'oblique')} भाव (${hindiHouses[house - 1]}) में हैं और बल कम है।`]);
}

/** What one planet does to a matter: whether it rules, holds or aspects its house; null where the question names none. */
function planetOnMatter({ say, book, strengths, read }: Context, { focus, matter }: Judgement): string | null {
  const [planet] = findPlanets(read.text);
  const house = focus.houses[0] ?? 1;
  if (!planet || planet === 'Ketu') return null;
  const { view } = strengths;
  const from = view.house(planet);
  const n = book.planet(planet);
  const m = book.matter(matter.id);
  const oblique = hindiOrdinal(house, 'oblique');
  const [touch, touchHi] = view.ruled(planet).includes(house)
    ? [`${n} rules your ${th(house)} house and is in the ${th(from)}`, `${oblique} भाव के स्वामी ${n} ${hindiOrdinal(from, 'oblique')} भाव में हैं`]
    : from === house
      ? [`${n} is in your ${th(house)} house`, `${n} ${oblique} भाव में हैं`]
      : planet !== 'Rahu' && aspectedHouses(planet, from).includes(house)
        ? [`${n} aspects your ${th(house)} house from the ${th(from)}`, `${oblique} भाव पर ${n} की दृष्टि है`]
        : [null, null];
  if (touch === null) return say([`${n} has little to do with ${m}`, [': it neither rules nor aspects that house', '; it does not reach that house'], `, and is in your ${th(from)} (${englishHouses[from - 1]}).`], [`${m} में ${n} का सीधा हाथ नहीं`, ['; ', ', '], `${n} ${hindiOrdinal(from, 'oblique')} भाव (${hindiHouses[from - 1]}) में हैं।`]);
  const isGood = strengths.of(planet) >= 40;
  return say([touch, isGood ? [`, so it holds up ${m} and asks for order`, `; for ${m} it is more help than hindrance`] : [`, so ${m} takes longer and wants patience`, `; it slows ${m} without denying it`], '.'], [touchHi, isGood ? [`, इसलिए ${m} को सहारा मिलता है`, `; ${m} में मदद ज़्यादा, रुकावट कम`] : [`, इसलिए ${m} में देर लगती है, पर रुकता नहीं`, `; ${m} में सब्र रखना होगा`], '।']);
}

function composeWhy(context: Context, judgement: Judgement): string {
  const { book, tell, question, read } = context;
  const isStuck = / (?:not|never|no|dont|doesnt|cant|nahi|nahin|nahee|naheen|nhi) /u.test(read.text.plain) || !/ (?:good|better|best|success\w*|lucky|happy|strong|achha|acha|safal\w*|khush\w*) /u.test(read.text.plain);
  const { factors } = judgement.weighed;
  const strains = factors.filter(({ weight }) => weight < 0);
  const [first, second, third] = isStuck && strains.length > 0 ? [...strains, ...factors.filter(({ weight }) => weight >= 0)] : factors;
  const [planet] = findPlanets(read.text);
  const opening = planet ? planetWhy(context, planet) : first ? tell(book.why(first, judgement.matter.id)) : '';
  const others = [second, third].flatMap((factor, index) => (factor ? [tell(book.ground(factor, judgement.matter.id, question.astrologer === 'Astra' ? index : null))] : []));
  const end = elaborate(context, judgement).at(-1) ?? '';
  return join(opening, (question.astrologer === 'Astra' ? others : others.slice(0, 1)).join(' '), end);
}

/** "Are you sure?": as sure as the grounds are, and never a promise. */
function composeDoubt(context: Context, judgement: Judgement): string {
  const { say, book } = context;
  const m = book.matter(judgement.matter.id);
  const sure = {
    yes: () => say([['Fairly sure', 'As sure as a chart can be'], `: most grounds for ${m} agree, though `, ['no date is a promise.', 'what they bring is likely and no more.']], [['काफ़ी हद तक पक्का', 'जितना कुंडली से हो सकता है, उतना पक्का'], `; ${m} के ज़्यादातर आधार एक ओर हैं`, ['। तारीख का वादा कोई नहीं कर सकता।', '। पर पूरा वादा किसी कुंडली में नहीं होता।']]),
    careful: () => say([['Not fully', 'Likely, but not certain'], `: for ${m} some grounds are for it and some against`, [', so no date is a promise.', '; the positions are exact, their meaning is a reading.']], [['पूरा पक्का नहीं', 'संभावना है, पक्का नहीं'], `; ${m} में कुछ आधार साथ हैं, कुछ नहीं`, ['। तारीख पक्का वादा नहीं होती।', '। स्थिति गणना से पक्की है, अर्थ परंपरा से।']]),
    slow: () => say([['No, it is not certain', 'Not sure at all yet'], `: ${m} has little support just now`, [', and no date is a promise.', '; what is computed is exact, what it brings is not.']], [['नहीं, पक्का नहीं', 'अभी पक्का नहीं कह सकते'], `; ${m} को अभी कम सहारा है`, ['। तारीख भी वादा नहीं होती।', '। गणना पक्की है, फल नहीं।']]),
  }[judgement.level]();
  const { grounds: [ground] } = chooseGrounds(judgement, 1);
  return join(sure, ground ? context.tell(book.why(ground, judgement.matter.id)) : '');
}

const ageMs = 365.25 * 86_400_000;

/** The age at which a window opens, where an age was asked for. */
function composeAge({ read, say, question: { chart } }: Context, { window }: Judgement): string {
  if (!window || read.kin || !/ (?:age|umar|umra|umr) /u.test(read.text.plain)) return '';
  const age = Math.floor((window.start - Date.parse(chart.utc)) / ageMs);
  return say([[`You are ${age} then.`, `That is at the age of ${age}.`]], [`तब आपकी उम्र ${age} साल होगी।`]);
}

/** When somebody else goes away is theirs to decide; when it eases is in one's own chart. */
const asksGoing = ({ read }: Context, { matter, window }: Judgement): boolean =>
  matter.id === 'workConflict' && read.kind === 'when' && window !== null && read.kin !== null && / (?:leave|leaves|go|goes|resign\w*|transfer\w*|retire\w*|removed|jayega|jayegi|jaega|jaegi|jayenge|hatega|hatenge|badlega|badlenge|chhodega) /u.test(read.text.plain);

function goingLead({ book, isEnglish, question, read }: Context, { window }: Judgement): Parts {
  const when = window ? book.span(window, question.astrologer) : '';
  const who = read.kin ? book.kin(read.kin.id) : '';
  return isEnglish
    ? [[`When your ${who} goes is not in your chart`, `Your chart cannot see your ${who}'s leaving`], [`; for you the pressure eases in ${when}`, `, but it shows when work gets easier for you: ${when}`], '.']
    : [[`${who} कब जाएँगे, यह आपकी कुंडली में नहीं`, `${who} का जाना आपकी कुंडली से नहीं दिखता`], [`; आपके लिए दबाव ${when} में कम होगा`, `, पर आपके लिए राहत का समय ${when} है`], '।'];
}

/** The day of a result is in nobody's chart; what favours a good one is. */
const isResult = ({ read }: Context, { matter, window }: Judgement): boolean =>
  matter.id === 'exam' && read.kind === 'when' && window !== null && / (?:results?|rijalt|rizalt|rijlt|parinam|parinaam) /u.test(read.text.plain);

function resultLead({ book, isEnglish, question }: Context, { window }: Judgement): Parts {
  const when = window ? book.span(window, question.astrologer) : '';
  return isEnglish
    ? [['The day is fixed by the board', 'No chart knows the day, the board does'], [`; the time that favours a good result is ${when}`, `, but a good result is likeliest in ${when}`], '.']
    : [['तारीख बोर्ड तय करता है', 'दिन तो बोर्ड बताएगा'], [`; अच्छे नतीजे का समय ${when} है`, `, कुंडली में अच्छे नतीजे के योग ${when} में हैं`], '।'];
}

const manyDays = 600;
const maxPeriods = 6;

/** The antardashas of a time of several years, each with the house that it brings forward; empty for a shorter time. */
function composePeriods({ read: { horizon }, say, book, strengths, question: { chart }, isEnglish }: Context): string {
  if (!horizon || horizon.isPast || horizon.to - horizon.from < manyDays * 86_400_000) return '';
  return chart.dashas
    .flatMap(({ antardashas }) => antardashas)
    .filter(({ start, end }) => Date.parse(end) > horizon.from && Date.parse(start) < horizon.to)
    .slice(0, maxPeriods)
    .map(({ lord, end }) => {
      const house = strengths.view.house(lord);
      const n = book.planet(lord);
      const isStrong = strengths.of(lord) >= 40;
      return isEnglish
        ? say([`Till ${book.day(end)} ${n} runs, `, `which is in your ${th(house)} house (${englishHouses[house - 1]})`, isStrong ? [': a time that moves forward', ': good for it', ': things open up'] : [': effort first, results after', ': slower, so keep reserves', ': a time to hold and mend'], '.'], [''])
        : say([''], [`${book.day(end)} तक ${n} का समय है, `, `जो ${hindiOrdinal(house, 'oblique')} भाव (${hindiHouses[house - 1]}) में हैं`, isStrong ? ['; काम आगे बढ़ेगा', '; अच्छा दौर', '; रास्ते खुलेंगे'] : ['; पहले मेहनत, फिर फल', '; धीमा दौर, बचत रखिए', '; संभलकर चलने का दौर'], '।']);
    })
    .join(' ');
}

/** What is said of a matter that was weighed, by what was asked about it. */
export function composeJudged(context: Context, judgement: Judgement): string {
  const { book, tell, read } = context;
  const echoed = isResult(context, judgement) || asksGoing(context, judgement) ? null : composeEchoed(context, judgement);
  const way = asksWay(context) ? composeWay(context, judgement) : null;
  if (way !== null || echoed !== null) return way ?? echoed ?? '';
  const input = leadInput(context, judgement);
  if (read.kind === 'why') return composeWhy(context, judgement);
  if (read.kind === 'doubt') return composeDoubt(context, judgement);
  if (read.kind === 'risk' && !judgement.matter.careful) return composeRisk(context, judgement);
  if (read.kind === 'more' || read.kind === 'meaning') return join(...elaborate(context, { ...judgement, weighed: { ...judgement.weighed, factors: judgement.weighed.factors.slice(read.kind === 'more' ? 2 : 0) } }));
  if (isResult(context, judgement)) return join(tell(resultLead(context, judgement)), ...elaborate(context, judgement));
  if (asksGoing(context, judgement)) return join(tell(goingLead(context, judgement)), ...elaborate(context, judgement));
  const lead = judgement.matter.careful ? book.noVerdict(judgement.matter.id, read.kin?.id ?? null) : read.kind === 'when' ? book.when(input) : read.kind === 'yesNo' ? book.yesNo(input) : book.how(input);
  const onMatter = read.kind === 'how' && read.kin === null && judgement.matter.rank > 0 ? planetOnMatter(context, judgement) : null;
  if (onMatter !== null) return join(onMatter, ...elaborate(context, judgement));
  if (read.kind === 'how' && read.kin === null && ['time', 'self'].includes(judgement.matter.id)) {
    const periods = composePeriods(context);
    if (periods !== '') return join(tell(lead), periods, elaborate(context, judgement).at(-1) ?? '');
  }
  return join([tell(lead), composeAge(context, judgement)].filter((each) => each !== '').join(' '), ...elaborate(context, judgement));
}
