import * as z from 'zod/mini';

/** Characters that change the direction of following text, zero-width spaces, and control characters other than tab and line feed. */
const hidden = /[\u200b\u200e\u200f\u061c\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]|(?![\t\n\r])\p{Cc}/gu;
/**
 * A text of invisible characters only. Joiners and variation selectors are kept within other text, because Hindi words and emoji
 * need them.
 */
const blank = /^[\s\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200c\u200d\u2800\u3164\uffa0\ufe00-\ufe0f]*$/;
/** No script needs as many combining marks on one letter; more of them would cover the lines above and below. */
const stackedMarks = /(\p{M}{6})\p{M}+/gu;

/** The part of a text that is safe to show to others, in Unicode composed form (NFC); empty if nothing visible remains. */
export function cleanText(text: string): string {
  const clean = text.normalize('NFC').replace(hidden, '').replace(stackedMarks, '$1');
  return blank.test(clean) ? '' : clean.trim();
}

/** Like `cleanText`, on one line. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s*[\t\r\n\u2028\u2029]+\s*/g, ' ');

/** Replaces `z.trim()` for texts that other people read. */
export const readableText = () => z.overwrite<string>(cleanText);
export const readableLine = () => z.overwrite<string>(cleanLine);
