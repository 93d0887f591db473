import file from '../../../content/computed/match.json';
import { tellWordings, toComposed } from '../answers/tell-answer';
import { findManglik } from '../../astrology';
import { splitSentences } from '../../care/text/split-sentences';
import { readLine } from '../asks/request';
import { findToldBirth, unnamedPartner, type ToldBirth } from '../question/birth/birth-details';
import { readText, shortVowels } from '../question/question-text';
import { readQuestion } from '../question/read-question';
import { enoughPoints, maxPoints, moonsOf, scoresOf } from '../tools/match';
import type { Topic, Whose } from '../topics/understand';
import type { Question } from '../types';
import type { Composed } from './composed';
import { createContext, type Context } from './context';
import { toldChart } from './told-chart';

const partners: readonly string[] = ['partner', 'husband', 'wife'];
/** The one whom a family looks at for a marriage. */
const girlOrBoy = / (?:the girl|the boy|ladk[aie]|larka|larki) /u;
/** What is asked of the two who are matched. */
const ofUnion: readonly Topic[] = ['x_match', 'marriage', 'loveMarriage', 'harmony', 'love', 'secondMarriage', 'separation', 'reunion'];

const hindiKootas: Readonly<Record<string, string>> = file.kootas;

function sayPoints(context: Context, least: number, most: number): string {
  const form = least !== most ? file.toldRange : least >= enoughPoints ? file.toldEnough : file.toldWeak;
  const words = { least, most, all: maxPoints, enough: enoughPoints };
  return tellWordings(context, form, Object.fromEntries(Object.entries(words).map(([name, count]) => [name, String(count)])));
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
  const { topic, whose } = readLine(question.text);
  // The details of a birth sound like a match, so the sentences that have none of them decide.
  const untouched = splitSentences(told.rest).filter((sentence) => /\p{L}/u.test(sentence) && question.text.includes(sentence));
  const beside = readLine(untouched.length === 0 ? told.rest : untouched.join('. ')).topic;
  const asksUnion = ofUnion.includes(beside.value);
  const isLookedAt = asksUnion && girlOrBoy.test(shortVowels(readText(question.text, 'English')));
  const isMatch = topic.value === 'x_match' && topic.share >= leastMatch && !ofOthers.includes(whose.value);
  if (!isMatch && !isLookedAt && !partners.includes(told.kin.id)) return null;
  if (!asksUnion && beside.share >= leastElse) return null;
  return tellMatch(question, told);
}

/** The matching of the one who asks with somebody whose birth is told. */
export function tellMatch(question: Question, told: ToldBirth): Composed {
  const read = readQuestion(told.rest, [], question.now, Date.parse(question.chart.utc), question.birth.language);
  const context = createContext({ ...question, text: told.rest }, read);
  const { book, isEnglish } = context;
  const other = toldChart(told, question.now);
  const scores = scoresOf({ chart: question.chart, person: question.birth }, moonsOf(other.chart, told.date, other.hasTime));
  const points = scores.map(({ match }) => match.points);
  const [first] = scores;
  const lost = first && scores.length === 1 ? first.match.kootas.filter((each) => each.points === 0).map(({ name }) => name) : [];
  const eased = lost.filter((name) => first !== undefined && name in first.match.exceptions);
  const names = (list: readonly string[]) => book.list(list.map((name) => (isEnglish ? name : (hindiKootas[name] ?? name))));
  const [own, theirs] = [question.chart, other.chart].map((chart) => findManglik(chart).isManglik);
  // Said without naming whose, which the check would hold against the chart of who asks.
  const mars = own !== theirs ? file.oneMars : own ? file.twoMars : file.neitherMars;
  const lostForm = lost.length === 0 ? file.allKootas : file.lostKootas;
  const second = [
    scores.length > 1 ? '' : tellWordings(context, lostForm, { names: names(lost) }),
    eased.length > 0 ? tellWordings(context, file.easedKootas, { names: names(eased) }) : '',
    other.hasTime && told.city !== null ? tellWordings(context, mars) : '',
  ].filter((each) => each !== '');
  const parts = [sayPoints(context, Math.min(...points), Math.max(...points)), second.join(' '), tellWordings(context, file.onlyCustom)];
  return toComposed(context, parts, { isFree: true });
}
