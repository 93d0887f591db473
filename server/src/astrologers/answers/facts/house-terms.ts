import { finders, type Found } from './names';

/** Maximum distance in words between a number and the word for house. */
const maxDistance = 2;
const numbered = /^(1[0-2]|[1-9])(st|nd|rd|t|th|va|ve|vi|van|ven|v|vein|veen)?$/u;

const isNear = (words: readonly Found[], at: number): boolean =>
  words.some((each) => each.at - at <= maxDistance && at - (each.at + each.length - 1) <= maxDistance);

/** Ordinals above the twelfth house. */
const invalidHouse = /^(1[3-9]|[2-9]\d)(?:st|nd|rd|t|th|va|ve|vi|van|ven|v|vein|veen)?$/u;

/** Numbers of houses: by an ordinal, by a number beside a word for house or lord, or by the name of a lord. */
function findNumbers(words: readonly string[], marks: readonly Found[]): Found[] {
  const unambiguous = new Set(finders.firmOrdinals(words).map(({ at }) => at));
  const byOrdinal = finders.ordinals(words).filter(({ at, length }) => unambiguous.has(at) || isNear(marks, at + length - 1));
  const byNumber = words.flatMap((word, at): Found[] => {
    const [, id, ending] = numbered.exec(word) ?? [];
    if (id === undefined) return [];
    const beside = marks.some(
      (each) => each.at === at + 1 || each.at + each.length === at || (each.at + each.length === at - 1 && words[at - 1] === 'number'),
    );
    return ending === undefined && !beside ? [] : [{ id, at, length: 1 }];
  });
  return [...byOrdinal, ...byNumber].sort((one, other) => one.at - other.at);
}

export interface HouseTerms {
  /** Houses by number or by their subject, in the order of the text. */
  houses: number[];
  /** A named house number above 12. */
  invalidHouse: string | null;
  /** Houses whose lord is named. */
  mentionedLords: number[];
  /** Whether a lord is mentioned. */
  hasLord: boolean;
  /** The subject of the house, in the words of the text. */
  matter: number | null;
}

/** The houses that a text names. */
export function readHouses(words: readonly string[]): HouseTerms {
  const lordWords = finders.lordWords(words);
  const houseWords = finders.houseWords(words);
  const mentionedLords = finders.lords(words).map(({ id }) => Number(id));
  const numbers = findNumbers(words, [...lordWords, ...houseWords]).map(({ id }) => Number(id));
  const matters = finders.houseMatters(words);
  const named = matters.find((each) => isNear([...houseWords, ...lordWords], each.at));
  const matter = numbers.length > 0 || mentionedLords.length > 0 ? undefined : (named ?? matters[0]);
  const byMatter = matter === undefined || houseWords.length + lordWords.length === 0 ? [] : [Number(matter.id)];
  const tooHigh = words.flatMap((word, at) => (isNear(houseWords, at) ? (invalidHouse.exec(word)?.[1] ?? []) : []));
  return {
    invalidHouse: tooHigh[0] ?? null,
    houses: [...new Set([...numbers, ...mentionedLords, ...byMatter])],
    mentionedLords,
    hasLord: lordWords.length > 0 || mentionedLords.length > 0,
    matter: matter === undefined ? null : Number(matter.id),
  };
}
