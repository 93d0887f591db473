import { join, joinSentences } from '../../compose/join';
import file from '../../../../content/days/forms.json';
import { fill } from '../../asks/forms/forms';
import { getContentLanguage } from '../../asks/ask-words';
import type { Context } from '../../compose/context';

type Forms = typeof file;
export type DayForm = Exclude<keyof Forms, 'partUse'>;
export type FormWords = Readonly<Record<string, string | undefined>>;

/** Alternative wordings of a sentence about a day; empty if a placeholder has no value. */
export const listWordings = (context: Context, form: DayForm, words: FormWords = {}): string[] =>
  fill(file[form], getContentLanguage(context), words);

/** A sentence about a day. */
export const fillForm = (context: Context, form: DayForm, words: FormWords = {}): string =>
  context.render([listWordings(context, form, words)]);

/** Describes the use of a part of a day. */
export const describeUse = (context: Context, use: keyof Forms['partUse']): string =>
  context.render([file.partUse[use][getContentLanguage(context)]]);

/** Joins sentences to paragraphs and skips empty ones. */
export const paragraphs = (...parts: readonly (readonly string[])[]): string => join(...parts.map(joinSentences));
