/** ISO 3166. */
export const india = 'IN';

/** Indian usage where it differs from CLDR. */
const usualNames: Partial<Record<string, string>> = { US: 'USA', GB: 'UK', AE: 'UAE' };
const usualHindiNames: Partial<Record<string, string>> = { US: 'अमेरिका', GB: 'ब्रिटेन', AE: 'यूएई' };
/** Other names of a country after a town. */
const otherNames: Partial<Record<string, readonly string[]>> = {
  US: ['america', 'united states of america', 'u.s.a.'],
  GB: ['britain', 'great britain', 'england', 'u.k.'],
  AE: ['emirates', 'u.a.e.'],
  MM: ['burma'],
  LK: ['ceylon'],
};

const english = new Intl.DisplayNames('en', { type: 'region', style: 'short' });
const longEnglish = new Intl.DisplayNames('en', { type: 'region' });
const hindi = new Intl.DisplayNames('hi', { type: 'region' });

export const countryName = (country: string): string => usualNames[country] ?? english.of(country) ?? country;
export const hindiCountryName = (country: string): string => usualHindiNames[country] ?? hindi.of(country) ?? country;

/** All names of a country that may follow a town's. */
export const listCountryNames = (country: string): string[] => [
  ...[countryName(country), hindiCountryName(country), longEnglish.of(country) ?? '', hindi.of(country) ?? '', country],
  ...(otherNames[country] ?? []),
];
