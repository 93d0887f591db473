import file from '../../../content/computed/match.json';
import { fillWordings, toComposed } from '../answers/fill-wordings';
import { findManglik } from '../../astrology';
import { splitSentences } from '../../care/text/split-sentences';
import { isMatter, readLine } from '../asks/request';
import { findStatedBirth, unnamedPartner, type StatedBirth } from '../question/birth/birth-details';
import { readText, shortVowels } from '../question/question-text';
import { readQuestion } from '../question/read-question';
import { enoughPoints, maxPoints, listMoons, listScores } from '../tools/match';
import type { Topic, Whose } from '../topics/understand';
import type { Question } from '../types';
import type { Composed } from './composed';
import { createContext, type Context } from './context';
import { createStatedChart } from './stated-chart';

const partners: readonly string[] = ['partner', 'husband', 'wife'];
/** A candidate whom a family considers for a marriage. */
const girlOrBoy = / (?:the girl|the boy|ladk[aie]|larka|larki) /u;
/** Topics about the matched couple. */
const unionTopics: readonly Topic[] = ['x_match', 'marriage', 'loveMarriage', 'harmony', 'love', 'secondMarriage', 'separation', 'reunion'];

/** Minimum share from which a partner's birth is stated for another matter. */
const minOtherShare = 0.4;

/** Whether a message asks about something of the partner alone, and not about the couple. */
function asksOfPartner(text: string): boolean {
  const { topic, whose } = readLine(text);
  return whose.value === 'spouse' && isMatter(topic.value) && !unionTopics.includes(topic.value) && topic.share >= minOtherShare;
}

/** "His birth is …, look there": the previous question with that birth; null if the message is about the match, or states none. */
export function asPartnersOwn(question: Question, typed: string, before: string): string | null {
  if (!asksOfPartner(before) || readLine(typed).topic.value === 'x_match' || composeStatedMatch(question) === null) return null;
  return [before, ...splitSentences(question.text).filter((sentence) => /\d/u.test(sentence))].join('. ');
}

const hindiKootas: Readonly<Record<string, string>> = file.kootas;

function formatPoints(context: Context, lowest: number, highest: number): string {
  const form = lowest !== highest ? file.toldRange : lowest >= enoughPoints ? file.toldEnough : file.toldWeak;
  const words = { least: lowest, most: highest, all: maxPoints, enough: enoughPoints };
  return fillWordings(context, form, Object.fromEntries(Object.entries(words).map(([name, count]) => [name, String(count)])));
}

const minMatchShare = 0.5;
/** Persons whose match is not with the user. */
const otherPersons: readonly Whose[] = ['sibling', 'friend', 'parents', 'inlaw', 'other', 'boss'];

/** "Rahul was born on 12 June 1994, 7:15 am, Lucknow, will our marriage be good?": the match of both; null if no partner's birth is stated or the couple is not asked about. Free, as on the matching page. */
export function composeStatedMatch(question: Question): Composed | null {
  const stated = findStatedBirth(question.text, question.now, question.statedPlace, unnamedPartner);
  if (stated === null) return null;
  const { topic, whose } = readLine(question.text);
  // Birth details sound like a match, so only the other sentences are classified.
  const otherSentences = splitSentences(stated.rest).filter((sentence) => /\p{L}/u.test(sentence) && question.text.includes(sentence));
  const beside = readLine(otherSentences.length === 0 ? stated.rest : otherSentences.join('. ')).topic;
  const asksUnion = unionTopics.includes(beside.value);
  const isLookedAt = asksUnion && girlOrBoy.test(shortVowels(readText(question.text, 'English')));
  const isMatch = topic.value === 'x_match' && topic.share >= minMatchShare && !otherPersons.includes(whose.value);
  if (!isMatch && !isLookedAt && !partners.includes(stated.kin.id)) return null;
  if (!asksUnion && beside.share >= minOtherShare) return null;
  return describeMatch(question, stated);
}

/** The matching of the user with somebody whose birth is stated. */
export function describeMatch(question: Question, stated: StatedBirth): Composed {
  const read = readQuestion(stated.rest, [], question.now, Date.parse(question.chart.utc), question.birth.language);
  const context = createContext({ ...question, text: stated.rest }, read);
  const { book, isEnglish } = context;
  const other = createStatedChart(stated, question.now);
  const scores = listScores({ chart: question.chart, person: question.birth }, listMoons(other.chart, stated.date, other.hasTime));
  const points = scores.map(({ match }) => match.points);
  const [first] = scores;
  const zeroKootas = first && scores.length === 1 ? first.match.kootas.filter((each) => each.points === 0).map(({ name }) => name) : [];
  const exceptions = zeroKootas.filter((name) => first !== undefined && name in first.match.exceptions);
  const names = (list: readonly string[]) => book.list(list.map((name) => (isEnglish ? name : (hindiKootas[name] ?? name))));
  const [own, theirs] = [question.chart, other.chart].map((chart) => findManglik(chart).isManglik);
  // Does not name the person, because the check would test the sentence against the user's chart.
  const mars = own !== theirs ? file.oneMars : own ? file.twoMars : file.neitherMars;
  const lostForm = zeroKootas.length === 0 ? file.allKootas : file.lostKootas;
  const second = [
    scores.length > 1 ? '' : fillWordings(context, lostForm, { names: names(zeroKootas) }),
    exceptions.length > 0 ? fillWordings(context, file.easedKootas, { names: names(exceptions) }) : '',
    other.hasTime && stated.city !== null ? fillWordings(context, mars) : '',
  ].filter((each) => each !== '');
  const parts = [formatPoints(context, Math.min(...points), Math.max(...points)), second.join(' '), fillWordings(context, file.onlyCustom)];
  return toComposed(context, parts, { isFree: true });
}
