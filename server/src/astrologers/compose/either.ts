import { weigh } from '../plan/weigh';
import { isState } from '../words/book';
import type { Context } from './context';
import { composeEitherPlace } from './either-place';
import { composeEitherTime } from './either-time';
import { elaborate, focusOf, judge, leadInput } from './judgement';
import { readOptions, splitOptions, type Option } from './options';

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** बेचना before a postposition is बेचने. */
const oblique = (label: string) => label.replace(/ना$/u, 'ने');

/** Where no two options are found, the matter itself is told. */
function composeOne(context: Context): string {
  const judgement = judge(context);
  return [context.tell(context.book.how(leadInput(context, judgement))), ...elaborate(context, judgement)].join('\n\n');
}

/** The best time of each of two events, so that the one put off is not lost; empty where one of them has none. */
function timesOf(context: Context, options: readonly Option[]): string {
  const { say, book, question, read } = context;
  const [best, other] = options;
  if (!best || !other || options.some(({ matter, fit, kin }) => matter.careful || fit !== null || kin !== null || matter.rank === 0 || isState(matter.id) || matter.id === 'career') || best.matter.id === other.matter.id) return '';
  const [first, second] = [best, other].map(({ matter }) => judge({ ...context, read: { ...read, kind: 'when', horizon: null } }, matter).window);
  if (!first || !second) return '';
  const [a, b] = [first, second].map((window) => book.span(window, question.astrologer));
  return say([['The good time for ', 'The time that favours '], `${best.label} is ${a}`, a === b ? [`, and ${other.label} has the same`, `, the same as for ${other.label}`] : [`, and for ${other.label} ${b}`, `; ${other.label} has its turn in ${b}`], '.'], [`${oblique(best.label)} का अच्छा समय ${a} है`, a === b ? '' : [`, और ${oblique(other.label)} का ${b}`, `; ${oblique(other.label)} के लिए ${b}`], '।']);
}

/** Two or more options side by side; never a yes. */
export function composeEither(context: Context): string {
  const { say, book, strengths, read, question, now } = context;
  const placed = composeEitherPlace(context);
  if (placed !== null) return placed;
  const parts = splitOptions(question.text);
  const timed = composeEitherTime(context, parts);
  if (timed !== null) return timed;
  const options = parts.length > 1 || !read.second ? readOptions(parts, context) : [read.matter, read.second].map((matter) => ({ label: book.matter(matter.id).replace(/ने$/u, 'ना'), matter, fit: null, kin: null }));
  const unique = options.filter(({ label }, index) => options.findIndex((each) => each.label === label) === index);
  const scored = unique
    .map((option) => ({
      ...option,
      score: option.fit ?? weigh(strengths, focusOf(option.matter, { kin: option.kin ?? (read.kin && !unique.some(({ kin }) => kin) ? read.kin : null) }, question.birth.gender), now, question.birth.gender).score,
    }))
    .sort((a, b) => b.score - a.score);
  const [best, other] = scored;
  if (!best || !other) return composeOne(context);
  const labels = book.list(scored.map(({ label }) => label));
  const others = book.list(scored.slice(1).map(({ label }) => label));
  const isOpen = best.fit === null && best.kin === null && scored.every(({ matter, kin }) => matter.id === best.matter.id && kin === null);
  const isClose = best.score - other.score < 5;
  const isTwo = scored.length === 2;
  const opening = isOpen
    ? say([['Between ', 'As for '], `${labels} your chart sees no difference`, ['; choose the one you can keep up', ', so take the one you would not regret', '; let the practical side decide'], '.'], [`${labels} में कुंडली फ़र्क नहीं दिखाती`, ['; जो निभा सकें, वही चुनिए', ', सुविधा देखकर चुनिए'], '।'])
    : isClose
      ? say([[`It is close, but ${best.label} by a little over ${others}`, `There is little in it: ${best.label}, just ahead of ${others}`, `${upper(best.label)}, though ${others} ${isTwo ? 'is' : 'are'} close behind`], ['.', ' in your chart.']], [[`${best.label} पहले, ${others} बाद में`, `फ़र्क कम है, फिर भी पहले ${best.label}, फिर ${others}`], ['; दोनों का बल लगभग बराबर है', ', हालाँकि अंतर थोड़ा ही है'].slice(0, isTwo ? 2 : 0).concat(isTwo ? [] : ['']), '।'])
      : say([[`${upper(best.label)} rather than ${others}`, `Your chart leans towards ${best.label} more than ${others}`, `${isTwo ? 'Of the two' : 'Of these'}, ${best.label}: it has more support in your chart than ${others}`, `Choose ${best.label} before ${others}`], ['.', ', as things stand now.']], [[`${best.label} पहले, ${others} बाद में`, `${best.label} चुनिए, ${oblique(others)} को दूसरे नंबर पर रखिए`], [': कुंडली का साथ इसी क्रम में है', '; कुंडली में बल उधर ज़्यादा है'], '।']);
  const chosen = { ...context, read: { ...read, kin: best.kin } };
  return [[opening, isTwo ? timesOf(context, scored) : ''].filter((each) => each !== '').join(' '), ...elaborate(chosen, judge(chosen, best.matter))].join('\n\n');
}
