import { hasKind } from '../question/kinds';
import { findFields } from '../question/fields';
import type { MatterId } from '../question/matters';
import { shortVowels } from '../question/question-text';
import type { Context } from './context';
import { composeProfession } from './field-answers';

const fits = / (?:(?:right|wrong|correct|suitable|good|best) (?:line|field|course|stream|career|path|choice|profession|subject)|(?:sahi|galat|thik|theek|achh?i|achchi) (?:line|field|course|stream|rasta|career|padhai|kaam|degree|jagah|lain|disha)|(?:line|field|course|lain|stream|padhai|kaam|kam) (?:\w+ )?(?:sahi|galat|thik|theek|match|suit|right|wrong)|graho? se (?:match|mel)|match kart\w*|even written|written for me|likha hai|mere liye bani|mere liye bana|bani hu|bana hu|cut out for|made for|meant for|meri kismat me|suits? me|suit kart\w*|suit kareg\w*|suit kar\w*) /u;
const becomes = / (?:ban\s?(?:ung\w*|oong\w*|sakt\w*|paung\w*|paeg\w*|jaung\w*|na hai|eg\w*)|banun\w*|banoon\w*|banungi|banunga|banegi|banega|bansakt\w*|become|be able to become|to be an?) /u;

const ofWork: readonly MatterId[] = ['career', 'careerField', 'study', 'higherStudy', 'exam', 'governmentJob', 'self', 'time', 'mind', 'arts', 'fame', 'business', 'newJob', 'jobChange', 'leadership', 'court', 'health', 'luck', 'investment', 'family', 'income'];

/** "Is law the right line for me?": whether the field that is named fits; null where none is, or where a choice is put. */
export function composeLineFit(context: Context): string | null {
  const { read } = context;
  const plain = shortVowels(read.text);
  if ((!fits.test(plain) && !becomes.test(plain)) || !ofWork.includes(read.matter.id) || / ka+m ban\w* /u.test(plain)) return null;
  const isOther = read.fact !== null && read.fact.name !== 'trouble';
  if (isOther || ['when', 'why', 'remedy', 'past', 'muhurta'].includes(read.kind) || / (?:kab|when|which|kaun\w*|konsa|konsi|what (?:field|line|career)|famous|fame|rich|partner|husband|wife|maa|mother|father) /u.test(plain)) return null;
  const found = findFields(read.text).filter(({ english }) => !['business', 'UPSC', 'SSC'].includes(english));
  const field = found[0];
  // "Or have I taken the wrong line?" is no second thing to choose.
  if (!field || (hasKind(read.text, 'either') && found.length > 1 && !/ (?:ya|or) (?:\w+ )?(?:galat|wrong) /u.test(plain))) return null;
  return composeProfession(context, field);
}
