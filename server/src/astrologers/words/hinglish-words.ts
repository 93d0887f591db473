import file from '../../../content/hinglish.json';

/** Spelling of Hindi words in Latin letters where the plain rule would be read wrongly. */
export const hinglishWords: Readonly<Record<string, string>> = file.words;
