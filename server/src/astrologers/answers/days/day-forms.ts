import { join, joinSentences } from '../../compose/join';
import file from '../../../../content/days/forms.json';
import { fill } from '../../asks/forms';
import { languageOf } from '../../asks/words-of';
import type { Context } from '../../compose/context';

type Forms = typeof file;
export type DayForm = Exclude<keyof Forms, 'partUse'>;
export type FormWords = Readonly<Record<string, string | undefined>>;

/** A sentence about a day in alternatives, its places filled; empty where a place has no words. */
export const wordingsOf = (context: Context, form: DayForm, words: FormWords = {}): string[] =>
  fill(file[form], languageOf(context), words);

/** A sentence about a day. */
export const tellForm = (context: Context, form: DayForm, words: FormWords = {}): string =>
  context.tell([wordingsOf(context, form, words)]);

/** What a part of a day is good for. */
export const tellUse = (context: Context, use: keyof Forms['partUse']): string => context.tell([file.partUse[use][languageOf(context)]]);

/** Paragraphs of sentences, without what is empty. */
export const paragraphs = (...parts: readonly (readonly string[])[]): string => join(...parts.map(joinSentences));
