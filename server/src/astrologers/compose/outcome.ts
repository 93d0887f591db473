import { findFields } from '../question/fields';
import { hasKind } from '../question/kinds';
import { findMatters, getMatter } from '../question/matters';
import { readText, shortVowels } from '../question/question-text';
import type { Context } from './context';
import { judge } from './judgement';
import { composeJudged } from './judged';
import { splitOptions } from './options';

const future = / (?:\w*(?:eg[aie]|eng[aei]|ung[aei]|oong[aei]|aeg[aie]|ayeg[aie]|og[aie])|pa\w*g[ai]|hog[aei]) $/u;

/** What may go wrong, as the other end of a choice. */
const misfortune = / (?:ghat[ae]|nuksa+n|bhari (?:pad|pa?r)\w*|ulajh\w*|phans\w*|fans\w*|dub\w*|pachh?t\w*|bojh\w*|barbad\w*|regret\w*|burden|loss|lose|waste|trouble|problem|go wrong|backfire) /u;

/** "Will I redeem it, ya chale jayenge?": what comes of one thing, put as two ends of it, or as hope and fear; null where two things are chosen between. */
export function composeOutcome(context: Context): string | null {
  const { read } = context;
  if (!hasKind(read.text, 'either') || read.fact !== null) return null;
  // What lies with the bank comes back with the debt.
  const matter = / (?:chh?uda\w*|redeem\w*|nilami|neelami|auction|girvi) /u.test(shortVowels(read.text)) ? getMatter('debt') : read.matter;
  const parts = splitOptions(read.text.raw).map((part) => readText(part, read.language));
  const isEnd = (part: (typeof parts)[number]) => future.test(shortVowels(part)) && part.length <= 3 && findMatters(part).length === 0 && findFields(part).length === 0;
  const [first, second] = parts;
  if (!first || !second || parts.length !== 2) return null;
  const isFear = misfortune.test(shortVowels(second)) && !misfortune.test(shortVowels(first));
  const feared = findMatters(second).map(({ id }) => id);
  const about = isFear ? (findMatters(first).find(({ id }) => !feared.includes(id)) ?? matter) : matter;
  if (about.rank === 0 || about.careful || !(isFear || parts.every(isEnd))) return null;
  const own = { ...context, read: { ...read, kind: 'yesNo' as const, second: null, matter: about } };
  return composeJudged(own, judge(own));
}
