const endings = /(?:unga|ungi|enge|engi|oge|ogi|ega|egi|iye|ing|ed|es|ta|ti|te|na|ni|ne|ya|yi|ye|[saeiou])$/u;
const minStemLength = 3;

/** The word without endings of tense, gender or number. */
export function toStem(word: string): string {
  const stem = word.replace(endings, '');
  return stem.length < minStemLength ? word : stem;
}
