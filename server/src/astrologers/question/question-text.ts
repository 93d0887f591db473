import { normalizeText } from '../reader/normalize-text';
import { withFigureDates } from './dates/figure-dates';
import type { SearchText } from './lexicon';
import { detectLanguage, type AnswerLanguage } from './language';
import { foldWord, romanize } from './romanize';
import { expandShortForm } from './short-forms';
import { correctWord } from './spelling';

/** A question in the forms in which it is searched. */
export interface QuestionText extends SearchText {
  raw: string;
  language: AnswerLanguage;
  isRead: boolean;
  /** Number of words. */
  length: number;
  known: number;
}

/** Words without the length of their vowels. */
export const shorten = (words: string): string => words.replace(/aa/gu, 'a').replace(/ee/gu, 'i').replace(/oo/gu, 'u');

/** The words, and once more without the length of their vowels: भाई, bhaaee and bhai are found as one, and "good" stays itself. */
export const shortVowels = ({ plain }: SearchText): string => {
  const short = shorten(plain);
  return short === plain ? plain : `${plain}${short}`;
};

export function readText(raw: string, fallback: AnswerLanguage): QuestionText {
  const { language, isRead, known } = detectLanguage(raw, fallback);
  const words = romanize(normalizeText(withFigureDates(raw).replace(/[’']s(?=[\s?.!,]|$)/gu, '')))
    .trim()
    .split(' ')
    .filter((word) => word !== '')
    .map(expandShortForm);
  const mayBeHindi = language !== 'English' || known === 0;
  const plain = words.map((word) => (language === 'English' ? correctWord(word) : word));
  return {
    raw,
    language,
    isRead,
    known,
    mayBeHindi,
    length: words.length,
    plain: ` ${plain.join(' ')} `,
    folded: ` ${words.map(foldWord).join(' ')} `,
  };
}
