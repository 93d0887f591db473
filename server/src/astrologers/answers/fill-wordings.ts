import type { Ask } from '../asks/ask';
import { fill } from '../asks/forms/forms';
import { getContentLanguage } from '../asks/ask-words';
import type { Composed } from '../compose/composed';
import { join } from '../compose/join';
import type { Context } from '../compose/context';

type Wordings = Parameters<typeof fill>[0];

/** A sentence of the content in alternatives, with its placeholders filled. */
export const fillWordings = (context: Context, wordings: Wordings, words: Readonly<Record<string, string | undefined>> = {}): string =>
  context.render([fill(wordings, getContentLanguage(context), words)]);

/** An answer from paragraphs. */
export function toComposed(context: Context, parts: readonly string[], { isFree = false, usesChart = true } = {}): Composed {
  const text = join(...parts);
  return { text, context, sensitiveTopic: null, judgement: null, isFree, usesChart };
}

/** The fixed answer of an ask that needs no chart; null if it has none. */
export function composeStaticAnswer(context: Context, ask: Ask | null): Composed | null {
  if (ask?.answer === undefined) return null;
  const text = ask.answer[getContentLanguage(context)].map((each) => context.render([each])).join(' ');
  return toComposed(context, [text], { isFree: ask.free === true, usesChart: false });
}
