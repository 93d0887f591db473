import { weigh } from '../plan/weigh';
import { isState } from '../words/book';
import type { ReadQuestion } from '../question/read-question';
import type { Context } from './context';
import { findFields } from '../question/fields';
import { hasKind } from '../question/kinds';
import { readText } from '../question/question-text';
import { composeEitherDays } from './either-days';
import { composeSides } from './either-sides';
import { composeEitherPeople } from './either-people';
import { composeEitherPlace } from './either-place';
import { composeEitherTime } from './either-time';
import { composeEqualDoings } from './equal-doings';
import { elaborate, judge, leadInput } from './judgement';
import { findFocus } from '../tools/focus';
import { composeNamedChoice } from './named-choice';
import { readOptions, splitOptions, type Option } from './options';

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** बेचना before a postposition is बेचने. */
const oblique = (label: string) => label.replace(/ना$/u, 'ने').replace(/वाला$/u, 'वाले').replace(/wala$/u, 'wale');

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

/** The choice that is asked for, with what the conversation supplies: "or rent one?" is the other side of the question before. */
function choiceOf({ text, previous }: ReadQuestion): string | null {
  if (!previous) return null;
  const before = choiceOf(previous) ?? previous.text.raw;
  if (/^\s*(?:or|ya|या)\s/iu.test(text.raw)) return `${before.replace(/[?!.।]+\s*$/u, '')} ${text.raw.trim()}`;
  const isPut = previous.kind === 'either' || (previous.kind === 'muhurta' && hasKind(previous.text, 'either'));
  return isPut && (!hasKind(text, 'either') || !/\s(?:or|ya|या)\s/iu.test(text.raw)) ? before : null;
}

/** Names that no chart tells apart: what it shows is the matter itself and its time. */
function composeSame(context: Context, labels: string, { matter }: Option): string {
  const { say, book, read, question } = context;
  const about = matter.rank > 0 && matter.id !== 'luck' ? matter : read.matter;
  const { window } = judge({ ...context, read: { ...read, kind: 'when' } }, about);
  const when = window && !about.careful && about.rank > 0 ? book.span(window, question.astrologer) : null;
  const m = book.matter(about.id);
  return say(
    [[`Your chart does not tell ${labels} apart`, `${upper(labels)}: names like these your chart cannot tell apart`, `Between ${labels} your chart sees no difference`], [', so let the better terms decide', '; take the one you can keep up', '; let price and people decide'], when === null ? '.' : [`, and for ${m} its good time is ${when}.`, `; what it does show is a good time for ${m}, ${when}.`]],
    [[`${labels} में कुंडली फ़र्क नहीं दिखाती`, `${labels}: ऐसे नामों का फ़र्क कुंडली में नहीं होता`], ['; जो निभा सकें, वही चुनिए', ', शर्तें और सुविधा देखकर चुनिए'], when === null ? '।' : [`, और ${m} के लिए अच्छा समय ${when} है।`, `; ${m} का समय ${when} अच्छा है।`]],
  );
}

/** Two or more options side by side; never a yes. */
export function composeEither(context: Context): string {
  const { say, book, strengths, read, question, now } = context;
  const asked = choiceOf(read) ?? question.text;
  const sided = read.previous === null ? null : composeSides(context);
  if (sided !== null) return sided;
  const placed = composeEitherPlace(context, asked);
  if (placed !== null) return placed;
  const named = read.previous === null ? null : composeNamedChoice(context, asked);
  if (named !== null) return named;
  const people = composeEitherPeople(context, asked);
  if (people !== null) return people;
  const days = asked === question.text ? null : composeEitherDays(context, asked);
  if (days !== null) return days;
  const parts = splitOptions(asked);
  // "Commerce or arts after the tenth" chooses no time.
  const timed = parts.every((part) => findFields(readText(part, read.language)).length > 0) ? null : composeEitherTime(context, parts);
  if (timed !== null) return timed;
  const options = parts.length > 1 || !read.second ? readOptions(parts, context) : [read.matter, read.second].map((matter) => ({ label: book.matter(matter.id).replace(/ने$/u, 'ना'), matter, fit: null, kin: null }));
  const unique = options.filter(({ label }, index) => options.findIndex((each) => each.label === label) === index);
  const scored = unique
    .map((option) => ({
      ...option,
      score: option.fit ?? weigh(strengths, findFocus(option.matter.id, option.kin ?? (read.kin && !unique.some(({ kin }) => kin) ? read.kin : null), question.birth.gender), now, question.birth.gender).score,
    }))
    .sort((a, b) => b.score - a.score);
  const [best, other] = scored;
  if (!best || !other) return composeEqualDoings(context) ?? composeOne(context);
  const labels = book.list(scored.map(({ label }) => label));
  const others = book.list(scored.slice(1).map(({ label }) => label));
  const isOpen = best.fit === null && best.kin === null && scored.every(({ matter, kin }) => matter.id === best.matter.id && kin === null);
  const isClose = best.score - other.score < 5;
  const isTwo = scored.length === 2;
  const opening = isOpen
    ? composeSame(context, labels, best)
    : isClose
      ? say([[`It is close, but ${best.label} is a little ahead of ${others}`, `There is little in it: ${best.label}, just ahead of ${others}`, `${upper(best.label)}, with ${others} close behind`], ['.', ' in your chart.']], [[`फ़र्क कम है, फिर भी पहले ${best.label}, फिर ${others}`, `थोड़े फ़र्क से ${best.label} आगे, ${others} पीछे`], '।'])
      : say([[`${upper(best.label)} rather than ${others}`, `Your chart leans towards ${best.label} more than ${others}`, `${isTwo ? 'Of the two' : 'Of these'}, ${best.label}: it has more support in your chart than ${others}`, `Choose ${best.label} before ${others}`], ['.', ', as things stand now.']], [[`${best.label} पहले, ${others} बाद में`, `${best.label} चुनिए, ${oblique(others)} को दूसरे नंबर पर रखिए`], [': कुंडली का साथ इसी क्रम में है', '; कुंडली में बल उधर ज़्यादा है'], '।']);
  const chosen = { ...context, read: { ...read, kin: best.kin } };
  return [[opening, isTwo ? timesOf(context, scored) : ''].filter((each) => each !== '').join(' '), ...elaborate(chosen, judge(chosen, best.matter.id === 'luck' && read.matter.rank > 0 ? read.matter : best.matter))].join('\n\n');
}
