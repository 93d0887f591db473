import { findRivals, type Rival } from '../question/order';
import { opensAsYesNo } from '../question/sentence-form';
import { isState } from '../words/book';
import { shortVowels } from '../question/question-text';
import type { Context } from './context';
import { elaborate, judge, type Judgement } from './judgement';

interface Placed {
  rival: Rival;
  judgement: Judgement;
  start: number;
}

const dayMs = 86_400_000;
/** Closer starts than this are told as nearly the same time. */
const together = 21 * dayMs;

const nameOf = ({ book, isEnglish }: Context, { kin, rank }: Rival): string => {
  if (!kin) return isEnglish ? 'you' : 'आप';
  if (!isEnglish) return `${rank === null ? '' : kin.id === 'daughter' ? (rank === 'elder' ? 'बड़ी ' : 'छोटी ') : rank === 'elder' ? 'बड़े ' : 'छोटे '}${book.kin(kin.id)}`;
  return `your ${rank === null ? '' : `${rank} `}${book.kin(kin.id)}`;
};
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const hindiFor = (name: string) => (name === 'आप' ? 'आपके लिए' : `${name} के लिए`);

/** "Who marries first, my sister or I?": whose time comes earlier; null where no order is asked for. */
export function composeOrder(context: Context): string | null {
  const { read, question, say, book } = context;
  const rivals = findRivals(read.text, question.birth.gender);
  if (!rivals || read.matter.rank === 0 || read.matter.careful || isState(read.matter.id)) return null;
  const placed = rivals.map((rival): Placed => {
    const judgement = judge({ ...context, read: { ...read, kin: rival.kin, horizon: null, step: null, kind: 'when' } });
    return { rival, judgement, start: judgement.window?.start ?? Infinity };
  });
  const [one, two] = placed.sort((a, b) => (Math.abs(a.start - b.start) < together ? b.judgement.weighed.score - a.judgement.weighed.score : a.start - b.start));
  if (!one?.judgement.window || !two) return null;
  const [a, b] = [nameOf(context, one.rival), nameOf(context, two.rival)];
  const [spanA, spanB] = [one, two].map(({ judgement }) => (judgement.window ? book.span(judgement.window, question.astrologer) : null));
  const m = book.matter(read.matter.id);
  const isNear = Math.abs(two.start - one.start) < together;
  const [yes, yesHi] = openingOf(context, one.rival);
  const opening = isNear
    ? say([`${upper(a)} first, `, ['but only just', 'by a small margin'], [`: for both of you the good time for ${m} is `, `: the good time for ${m} is much the same, `].slice(one.rival.kin && two.rival.kin ? 1 : 0), `${spanA}.`], [`पहले ${a}, `, ['पर फ़र्क बहुत कम है', 'वह भी बस थोड़ा आगे'], `; ${m} का अच्छा समय `, ['दोनों के लिए लगभग एक है', 'दोनों का करीब-करीब साथ है'], `, ${spanA}।`])
    : say([yes, yes === '' ? upper(a) : a, [' first: for ', ' come first: for '].slice(0, a === 'you' ? 2 : 1), `${m} the good time is ${spanA} for ${a}`, spanB ? [`, and ${spanB} for ${b}`, `; for ${b} it is ${spanB}`] : `, while for ${b} none shows in the next years`, '.'], [yesHi, `पहले ${a}`, ['; ', ': '], `${m} का अच्छा समय ${hindiFor(a)} ${spanA} है`, spanB ? [` और ${hindiFor(b)} ${spanB}`, `, ${hindiFor(b)} ${spanB}`] : '', '।']);
  const at = { ...context, read: { ...read, kin: one.rival.kin } };
  return [opening, ...elaborate(at, one.judgement)].join('\n\n');
}

/** Yes or no before the name, where an order was put up to be confirmed: "before me" names who is thought to be first. */
function openingOf({ read: { text } }: Context, { kin }: Rival): [string, string] {
  const plain = shortVowels(text);
  if (!opensAsYesNo(text) && !/ se (?:pehle|pahle|pahale) .*(?:hog\w*|lag\w*|mil\w*) $/u.test(plain)) return ['', ''];
  if (/ (?:or|ya|yaa) /u.test(plain)) return ['', ''];
  const isOtherAsked = / before (?:me|mine|i) | (?:mujhse|mujh se|humse) (?:pehle|pahle|pahale) /u.test(plain);
  return isOtherAsked === (kin !== null) ? ['Yes, ', 'हाँ, '] : ['No, ', 'नहीं, '];
}
