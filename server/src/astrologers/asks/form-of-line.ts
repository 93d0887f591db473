import file from '../../../content/asking.json';
import { decides } from '../question/asking';
import { shorten } from '../question/question-text';
import type { Understood, Wanted } from '../topics/understand';
import type { Ask } from './ask';
import type { Form } from './request';

/** From such a share something feared is asked about, and "no" is the good answer. */
const leastRisk = { ofFeared: 0.3, ofOthers: 0.6 };
/** From such a share what is past is asked for its reason. */
const leastReason = 0.2;
/** From such a share "which" asks for a time, and no thing. */
const leastTime = 0.1;

/** "Which month", "best year", "sabse achha mahina". */
export const namesTime = (plain: string): boolean =>
  plain.split(' ').some((word, at, words) => times.has(word) && choosers.has(words[at - 1] ?? ''));

const formOf: Record<Wanted, Form> = {
  yesNo: 'willIt',
  doubt: 'willIt',
  when: 'when',
  why: 'why',
  either: 'willIt',
  remedy: 'todo',
  how: 'how',
  risk: 'willIt',
  which: 'how',
  like: 'how',
  meaning: 'how',
  fact: 'how',
  muhurta: 'when',
  past: 'how',
  talk: 'how',
};

const naming: readonly Wanted[] = ['which', 'like', 'how', 'either', 'fact', 'yesNo', 'doubt', 'meaning'];

/** What an answer to a line is asked to say, by the kind that the table gives and the words that the ask has; null where it has none for it. `plain` is the line in Latin letters. */
export function formOfLine({ value: wanted, shareOf }: Understood['wanted'], ask: Ask, plain: string): Form | null {
  if (shareOf('risk') >= leastRisk[ask.feared === true ? 'ofFeared' : 'ofOthers'])
    return ask.limit === undefined && ask.good === undefined ? null : 'feared';
  const isTime = wanted === 'which' && (shareOf('when') >= leastTime || namesTime(plain));
  if (isTime && ask.good !== undefined) return 'when';
  // Without clauses of a verdict only what a planet names can be said.
  if (ask.slot !== undefined && (ask.good === undefined || naming.includes(wanted))) return wanted === 'remedy' ? 'todo' : 'which';
  if (wanted === 'past') return happens(plain) ? 'willIt' : shareOf('why') >= leastReason ? 'why' : formOf.past;
  return (ask.go === undefined ? null : formOfDecision(wanted, plain)) ?? formOf[wanted];
}

/** How one's own decision is answered; null where none is asked for. */
function formOfDecision(wanted: Wanted, plain: string): Form | null {
  const isRefusable = isRefused(plain) && !happens(plain);
  if (wanted === 'either') return isRefusable ? 'should' : happens(plain) ? 'willIt' : 'decide';
  return wanted === 'yesNo' && (isRefusable || decides(plain)) ? 'should' : null;
}

const [choosers, times] = [new Set(file.choosesTime.split(' ')), new Set(file.times.split(' '))];
const practices: ReadonlySet<string> = new Set(file.practices.split(' '));
const refusals: ReadonlySet<string> = new Set(file.refuses.split(' '));

/** A practice of tradition is asked for, and no everyday step. */
export const asksPractice = (plain: string): boolean => plain.split(' ').some((word) => practices.has(word));

/** "Karu ya nahi", "or not": what stands behind the "or" is only the contrary. */
const isRefused = (plain: string): boolean =>
  plain.split(' ').some((word, at, words) => refusals.has(word) && ['or', 'ya', 'yaa'].includes(words[at - 1] ?? ''));

const coming = shorten(file.happensBy).split(' ');

/** "Ho jayega ya nahi": what comes or not is nobody's decision. */
export const happens = (plain: string): boolean =>
  plain.startsWith(' will ') ||
  shorten(plain)
    .split(' ')
    .some((word) => coming.some((ending) => word.endsWith(ending)));

/** Whether one's own decision is asked for, and nothing that comes by itself. */
export const asksDecision = ({ value }: Understood['wanted'], plain: string): boolean =>
  (value === 'yesNo' || value === 'either') && decides(plain) && !happens(plain) && !plain.includes(' will ');
