import { hasKind } from '../question/kinds';
import { shortVowels } from '../question/question-text';
import { composeSensitiveAnswer } from '../reader/sensitive-answer';
import type { Context } from './context';

const treatment = / (?:doctor|daktar|doktar|daaktar) (?:ko |k )?(?:dikh\w*|dikau\w*|ke pa?s)| (?:see|visit|consult|show (?:it )?to) (?:a |the )?doctor | (?:operation|surgery|ilaj|treatment|dawai|dava) (?:karwa\w*|karva\w*|karau\w*|lu|lun|shuru|chhod\w*|band) /u;

/** "A doctor, or wait for the dasha?": a chart stands on neither side; null where no such choice is put. */
export function composeDoctor(context: Context): string | null {
  return hasKind(context.read.text, 'either') && treatment.test(shortVowels(context.read.text)) ? composeSensitiveAnswer('illness', context) : null;
}
