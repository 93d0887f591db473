import type { Context } from '../../compose/context';
import { readText } from '../../question/question-text';
import { englishOrdinal } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import { getContentLanguage } from '../ask-words';
import { fill, forms } from '../forms/forms';
import { isNeverOption } from '../things';
import { isDoing } from './words';

const formatOrdinal = ({ isEnglish }: Context, at: number): string => (isEnglish ? englishOrdinal(at + 1) : hindiOrdinal(at + 1, 'direct'));

/** The only harmless option; null if none or several are harmless, or if no option is an action. */
export function composeLawful(context: Context, parts: readonly string[], labels: readonly string[] | null): string | null {
  const allowed = parts.flatMap((part, at) => (isNeverOption(readText(part, context.read.language)) ? [] : [at]));
  const [at] = allowed;
  if (at === undefined || allowed.length > 1 || parts.length < 2 || !parts.some(isDoing)) return null;
  const { lawful, lawfulByPlace } = forms.choice;
  const label = labels?.[at];
  const language = getContentLanguage(context);
  return context.render([
    label === undefined ? fill(lawfulByPlace, language, { ordinal: formatOrdinal(context, at) }) : fill(lawful, language, { best: label }),
  ]);
}
