import file from '../../../content/hinglish.json';

/** Exceptions to the rule for Hindi words in Latin letters. */
export const hinglishWords: Readonly<Record<string, string>> = file.words;
