import { toAsked } from '../../plain/plain';
import { shortVowels } from '../../question/question-text';
import type { ReadQuestion } from '../../question/read-question';
import { readTurn, type ReadTurn, type TurnForm } from '../../topics/turns/turn-form';
import type { Context } from '../context';
import { isTold } from '../pointed/told-detail';
import { namesDetail } from './practice';

/** From these shares a form is believed: of a line that names nothing of its own, of one that does, and to take a line for a question of its own. */
export const least = { leaning: 0.3, naming: 0.45, alone: 0.6 } as const;
/** Words that mean one form, where the table gives it a share at all. */
const cues: readonly (readonly [pattern: RegExp, form: TurnForm, least: number])[] = [
  [/ (?:kitn[ai] (?:time|taim|taaim|samay|waqt|vakt|der)|how (?:much time|long)) .*(?:lag\w*|take\w*|aur) | (?:which|what|kis|kaun ?sa|konsa) (?:month|year|date|mahin\w*|saal|sal|tarikh) | (?:month|date|tarikh|mahina|year) (?:pls|plz|please|bata\w*|btao|bolo|kya) /u, 'when', 0.05],
];
const mostPractice = 10;
const ofRemedy = / (?:upay|upaya|remed\w*|mantra\w*|vrat|fast\w*|puja|pooja|dan|daan|jap|jaap|totk\w*|path|diya|deepak) /u;

/** What the words say for certain, of what the table leaves open. */
function cuedForm({ read, question }: Context, before: ReadQuestion, found: ReadTurn): TurnForm | null {
  const words = toAsked({ read, question, now: 0 }).words;
  const isPractice = (before.kind === 'remedy' || ofRemedy.test(shortVowels(before.text))) && read.text.length <= mostPractice && namesDetail(words) && found.shareOf('practice') >= 0.1;
  if (isPractice) return 'practice';
  return cues.find(([pattern, form, share]) => pattern.test(words) && found.shareOf(form) >= share)?.[1] ?? null;
}

/** Forms that a line may have which only tells. */
const telling: readonly TurnForm[] = ['close', 'service', 'should'];
const supposes = / (?:agar|agr|if|yadi|suppose|maan lo|man lo|warna|varna|unless|in case|incase) | (?:to|toh) $/u;

/** The form of a line; what only tells something is a detail where the table is not surer of another one. */
export function readForm(context: Context, before: ReadQuestion): ReadTurn {
  const { question, read } = context;
  const found = readTurn(question.text, before);
  const cued = cuedForm(context, before, found);
  if (cued !== null) return { ...found, form: cued, share: Math.max(found.shareOf(cued), least.naming) };
  const isBare = found.form === 'if' && !supposes.test(shortVowels(read.text));
  if (!isTold(read) || (!isBare && found.share >= (telling.includes(found.form) ? 0.5 : 0.7))) return found;
  return { ...found, form: 'detail', share: Math.max(found.shareOf('detail'), least.naming) };
}
