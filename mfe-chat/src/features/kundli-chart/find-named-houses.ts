/* eslint-disable astra/no-literal-text -- words that replies use, not texts of the site */
/** The ordinals of houses; each list becomes one pattern. Nukta and chandrabindu are optional. */
const hindi = ['पहले', 'दूसरे', 'तीसरे', 'चौथे', 'पा[ँं]चवें', 'छठे', 'सातवें', 'आठवें', 'न(?:ौ)?वें', 'दसवें', 'ग्यारहवें', 'बारहवें'];
const hinglish = [
  'p[ae]hle',
  'd(?:oo|u)sre',
  't(?:ee|i)sre',
  'chauthe',
  'pa+nchve[in]*',
  'chh?at?the',
  'sa+tve[in]*',
  'a+thve[in]*',
  'na[uv]ve[in]*',
  'dasve[in]*',
  'gyarahve[in]*',
  'ba+rahve[in]*',
];

const endings = ['st', 'nd', 'rd', ...Array.from({ length: 9 }, () => 'th')];
const patterns = endings.map(
  (ending, index) =>
    new RegExp(
      `(?<![\\p{L}\\p{M}\\p{N}])(?:${index + 1}${ending}(?! (?:of|century|attempt|time|year|month|day)\\b)|${hindi[index]} (?:भाव|घर)|${hinglish[index]} (?:bha+v|ghar))(?![\\p{L}\\p{N}])${index === 0 ? '|\\b(?:ascendant|lagna)\\b|लग्न' : ''}`,
      'giu',
    ),
);

/** The houses (1 to 12) that a text mentions, each once, in the order of their last mention. */
export function findNamedHouses(text: string): number[] {
  const found = patterns.flatMap((pattern, index) => {
    const last = [...text.matchAll(pattern)].at(-1);
    return last ? [{ house: index + 1, at: last.index }] : [];
  });
  return found.sort((one, other) => one.at - other.at).map(({ house }) => house);
}
