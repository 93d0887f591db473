/** Numbers up to this one may be classes, houses and hours and are kept; up to the next one they may be a minor's age. */
const [lastSmall, lastMinor] = [12, 17];

const units: readonly (readonly [RegExp, string])[] = [
  [/^(?:19|20|21)\d\d$/u, '#year'],
  [/^\d+(?:k|l|lk|lak|lakh|lac|cr|kr|rs|hajar|karor)$/u, '#amount'],
  [/^\d+(?:am|pm|bje|baje)$/u, '#hour'],
  [/^\d+(?:yrs?|year|sal|salka|salki)$/u, '#age'],
  [/^\d+(?:din|min|hrs?|mhine)$/u, '#span'],
  [/^\d+(?:mg|kg|ml|gm)$/u, '#weight'],
];

/** The class of a normalized number, so that "in 2085" is trained together with "in 2026"; other words are unchanged. */
export function toNumberClass(word: string): string {
  if (!/^\d/u.test(word)) return word;
  const unit = units.find(([pattern]) => pattern.test(word))?.[1];
  if (unit !== undefined) return unit;
  const [, digits = '', ending = ''] = /^(\d+)(t|st|nd|rd|va|vi|ve)?$/u.exec(word) ?? [];
  const value = Number(digits);
  if (digits === '' || value <= lastSmall) return word;
  if (ending !== '') return '#ordinal';
  if (value <= lastMinor) return '#teen';
  return digits.length > 2 ? '#large' : '#number';
}
