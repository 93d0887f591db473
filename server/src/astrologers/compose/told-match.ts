import { findManglik } from '../../astrology';
import { splitSentences } from '../../care/text/split-sentences';
import { join } from './join';
import { readLine } from '../asks/request';
import { findToldBirth, unnamedPartner, type ToldBirth } from '../question/birth/birth-details';
import { readText, shortVowels } from '../question/question-text';
import { readQuestion } from '../question/read-question';
import { enoughPoints, maxPoints, moonsOf, scoresOf } from '../tools/match';
import type { Whose } from '../topics/understand';
import type { Question } from '../types';
import type { Composed } from './composed';
import { createContext, type Context } from './context';
import { toldChart } from './told-chart';

const partners: readonly string[] = ['partner', 'husband', 'wife'];
/** The one whom a family looks at for a marriage. */
const girlOrBoy = / (?:the girl|the boy|ladk[aie]|larka|larki) /u;
const asksPoints = / (?:kundl\w* (?:mil|match)\w*|match\w*|milan|milaan|guna?|gunas|compatib\w*|jodi|suit (?:me|each other)) /u;
const bothOfThem = / (?:my (?:marriage|wedding|shaa?di|love)|mer[aei] (?:shaa?di|vivah|byah|rishta|pyar|sambandh)|our|us|we|together|each other|with (?:him|her)|(?:marry|marrying) (?:him|her)|ham\w*|hum\w*|dono\w*|saath|sath|(?:us|is|in|un)(?:se|ke saath|ke sath)) /u;
const asksUnion = / (?:marri\w*|marry\w*|wedding|relationship|life|future|bond|shaa?di|vivah|byah|rishta|jeevan|jivan|zindagi|pati patni|nibh\w*|banegi|jamegi|chaleg[aie]) /u;

const hindiKootas: Record<string, string> = { Varna: 'वर्ण', Vashya: 'वश्य', Tara: 'तारा', Yoni: 'योनि', 'Graha Maitri': 'ग्रह मैत्री', Gana: 'गण', Bhakoot: 'भकूट', Nadi: 'नाड़ी' };
function sayPoints({ say }: Context, least: number, most: number): string {
  if (least !== most) return say([`Without the hour of birth the two of you match with ${least} to ${most} of ${maxPoints} points, where tradition asks for ${enoughPoints}.`], [`जन्म के समय के बिना आप दोनों के ${maxPoints} में से ${least} से ${most} गुण मिलते हैं; परंपरा ${enoughPoints} माँगती है।`]);
  return least >= enoughPoints
    ? say([`The two of you match well enough by the points, ${least} of ${maxPoints}; tradition asks for ${enoughPoints}.`], [`गुणों से जोड़ी ठीक है: ${maxPoints} में से ${least} गुण मिलते हैं; परंपरा ${enoughPoints} माँगती है।`])
    : say([`By the points it is a weak match, ${least} of ${maxPoints}; tradition asks for ${enoughPoints}.`], [`गुण कम मिलते हैं: ${maxPoints} में से ${least}; परंपरा ${enoughPoints} माँगती है।`]);
}

/** Where Mars weighs: said without naming whose, which the check would hold against the chart of who asks. */
function sayMars({ say }: Context, own: boolean, theirs: boolean): string {
  if (own !== theirs) return say(['Mars weighs on one side only, which tradition looks at once more before a wedding.'], ['मंगल दोष एक ही ओर है, परंपरा इसे विवाह से पहले एक बार और देखती है।']);
  return own ? say(['Mars weighs on both sides, so that one balances the other.'], ['मंगल दोष दोनों ओर है, इसलिए संतुलित है।']) : say(['Mars weighs on neither side.'], ['मंगल दोष किसी ओर नहीं।']);
}

/** From such a share a partner's birth is told for another matter. */
const leastElse = 0.4;
const leastMatch = 0.5;
/** Two others are matched, of whom one is told alone. */
const ofOthers: readonly Whose[] = ['sibling', 'friend', 'parents', 'inlaw', 'other', 'boss'];

/** "Rahul was born on 12 June 1994, 7:15 am, Lucknow, will our marriage be good?": the matching of both; null where no partner's birth is told, or nothing of the two is asked. Free, as on the page for it. */
export function composeToldMatch(question: Question): Composed | null {
  const told = findToldBirth(question.text, question.now, question.toldPlace, unnamedPartner);
  if (told === null) return null;
  const read = readQuestion(told.rest, [], question.now, Date.parse(question.chart.utc), question.birth.language);
  const plain = shortVowels(read.text);
  const isPartner = partners.includes(told.kin.id) || (girlOrBoy.test(shortVowels(readText(question.text, 'English'))) && bothOfThem.test(plain));
  const { topic, whose } = readLine(question.text);
  const isMatch = topic.value === 'x_match' && topic.share >= leastMatch && !ofOthers.includes(whose.value);
  if (!isMatch && !isPartner) return null;
  // The details of a birth sound like a match, so the sentences that have none of them decide.
  const untouched = splitSentences(told.rest).filter((sentence) => /\p{L}/u.test(sentence) && question.text.includes(sentence));
  const beside = readLine(untouched.length === 0 ? told.rest : untouched.join('. ')).topic;
  const asksUnionOfBoth = asksPoints.test(plain) || (bothOfThem.test(plain) && asksUnion.test(plain));
  if (beside.value !== 'x_match' && beside.share >= leastElse && !asksUnionOfBoth) return null;
  return tellMatch(question, told);
}

/** The matching of the one who asks with somebody whose birth is told. */
export function tellMatch(question: Question, told: ToldBirth): Composed {
  const read = readQuestion(told.rest, [], question.now, Date.parse(question.chart.utc), question.birth.language);
  const context = createContext({ ...question, text: told.rest }, read);
  const { say, book, isEnglish } = context;
  const other = toldChart(told, question.now);
  const scores = scoresOf({ chart: question.chart, person: question.birth }, moonsOf(other.chart, told.date, other.hasTime));
  const points = scores.map(({ match }) => match.points);
  const [first] = scores;
  const lost = first && scores.length === 1 ? first.match.kootas.filter((each) => each.points === 0).map(({ name }) => name) : [];
  const eased = lost.filter((name) => first !== undefined && name in first.match.exceptions);
  const names = (list: readonly string[]) => book.list(list.map((name) => (isEnglish ? name : (hindiKootas[name] ?? name))));
  const second = [
    scores.length > 1 ? '' : lost.length === 0 ? say(['No part of the eight is without points.'], ['आठों में से कोई भाग खाली नहीं।']) : say([`Without points: ${names(lost)}.`], [`इनमें गुण नहीं मिले: ${names(lost)}।`]),
    eased.length > 0 ? say([`By the texts' exceptions it weighs less for ${names(eased)}.`], [`शास्त्र के अपवाद से ${names(eased)} का भार कम है।`]) : '',
    other.hasTime && told.city !== null ? sayMars(context, findManglik(question.chart).isManglik, findManglik(other.chart).isManglik) : '',
  ].filter((each) => each !== '');
  const last = say(['Points are one custom and decide no marriage; how you speak with each other does. The page for matching shows every part, free.'], ['गुण एक परंपरा हैं, विवाह का फ़ैसला नहीं; आपस की बात ज़्यादा तय करती है। कुंडली मिलान के पेज पर हर भाग मुफ़्त दिखता है।']);
  return { text: join(sayPoints(context, Math.min(...points), Math.max(...points)), second.join(' '), last), context, sensitiveTopic: null, judgement: null, isFree: true, usesChart: true };
}
