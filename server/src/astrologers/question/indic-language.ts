/* Detects the languages of India other than Hindi. */

/** Scripts of one language each. */
const scripts: Readonly<Record<string, string>> = {
  Tamil: 'Tamil',
  Telugu: 'Telugu',
  Kannada: 'Kannada',
  Malayalam: 'Malayalam',
  Bengali: 'Bengali',
  Gujarati: 'Gujarati',
  Punjabi: 'Gurmukhi',
};
const letterPatterns = new Map(Object.entries(scripts).map(([language, script]) => [language, new RegExp(`\\p{Script=${script}}`, 'gu')]));
const ownLetters = new Map([...Object.entries(scripts), ['Marathi', 'Devanagari']].map(([language, script]) => [language, foreignTo(script)]));
const usualLetters = foreignTo('Devanagari');

/** Letters that are neither Latin nor of a script. */
function foreignTo(script: string | undefined): RegExp {
  return new RegExp(`[^\\p{Script=Latin}\\p{Script=${script}}\\p{Script=Common}\\p{Script=Inherited}]`, 'u');
}

const marathiWords = 'माझ[\\p{L}\\p{M}]*|मला|कधी|होईल|आहेत?|काय|आणि|नको|कसं|कसे|पुढच[\\p{L}\\p{M}]*';
const marathi = new RegExp(`(?<![\\p{L}\\p{M}])(?:${marathiWords})(?![\\p{L}\\p{M}])`, 'gu');
const nepali = /(?<![\p{L}\p{M}])(?:मेरो|कहिले|हुन्छ|मलाई|गर्छ|छ)(?![\p{L}\p{M}])/u;

/** Letters of Assamese that Bengali does not have. */
const assamese = /[\u09f0\u09f1]/u;

/** The language of India, other than Hindi, that most letters of a text are written in; null for none that is known. */
export function detectIndicLanguage(text: string): string | null {
  if (assamese.test(text)) return null;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [language, own] of letterPatterns) if ((text.match(own)?.length ?? 0) * 2 > letters) return language;
  return (text.match(marathi)?.length ?? 0) >= 2 && !nepali.test(text) ? 'Marathi' : null;
}

/** The same for a question; one without letters has the language of the previous one. */
export const questionLanguage = (text: string, before: readonly { question: string }[]): string | null =>
  detectIndicLanguage([text, ...before.map(({ question }) => question).reverse()].find((each) => /\p{L}/u.test(each)) ?? '');

/** Whether a text only has Latin letters and those of a language; null for English and Hindi. */
export const isWrittenIn = (text: string, language: string | null): boolean =>
  !assamese.test(text) && !((language === null ? undefined : ownLetters.get(language)) ?? usualLetters).test(text);
