import type { PlanetName } from '@oracle-astra/shared/contract';

/** All nine are masculine in Hindi and do not change before a postposition. */
export const hindiPlanets: Record<PlanetName, string> = {
  Sun: 'सूर्य',
  Moon: 'चंद्रमा',
  Mars: 'मंगल',
  Mercury: 'बुध',
  Jupiter: 'गुरु',
  Venus: 'शुक्र',
  Saturn: 'शनि',
  Rahu: 'राहु',
  Ketu: 'केतु',
};

export const hindiSigns = ['मेष', 'वृषभ', 'मिथुन', 'कर्क', 'सिंह', 'कन्या', 'तुला', 'वृश्चिक', 'धनु', 'मकर', 'कुंभ', 'मीन'] as const;

export const hindiNakshatras = [
  'अश्विनी',
  'भरणी',
  'कृत्तिका',
  'रोहिणी',
  'मृगशिरा',
  'आर्द्रा',
  'पुनर्वसु',
  'पुष्य',
  'आश्लेषा',
  'मघा',
  'पूर्वा फाल्गुनी',
  'उत्तरा फाल्गुनी',
  'हस्त',
  'चित्रा',
  'स्वाति',
  'विशाखा',
  'अनुराधा',
  'ज्येष्ठा',
  'मूल',
  'पूर्वाषाढ़ा',
  'उत्तराषाढ़ा',
  'श्रवण',
  'धनिष्ठा',
  'शतभिषा',
  'पूर्वा भाद्रपद',
  'उत्तरा भाद्रपद',
  'रेवती',
] as const;

/** Stems of the ordinals of the houses: add the ending of the case. */
const ordinals = [
  ['पहला', 'पहले'],
  ['दूसरा', 'दूसरे'],
  ['तीसरा', 'तीसरे'],
  ['चौथा', 'चौथे'],
  ['पाँचवाँ', 'पाँचवें'],
  ['छठा', 'छठे'],
  ['सातवाँ', 'सातवें'],
  ['आठवाँ', 'आठवें'],
  ['नौवाँ', 'नौवें'],
  ['दसवाँ', 'दसवें'],
  ['ग्यारहवाँ', 'ग्यारहवें'],
  ['बारहवाँ', 'बारहवें'],
] as const;

/** The ordinal of a house as subject (दसवाँ) or before a postposition (दसवें). */
export function hindiOrdinal(house: number, form: 'direct' | 'oblique'): string {
  return ordinals[house - 1]?.[form === 'direct' ? 0 : 1] ?? String(house);
}

export const hindiWeekdays = ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'] as const;
export const hindiMonths = ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'] as const;

/** `और` before the last, commas before. */
export function hindiList(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} और ${parts.at(-1) ?? ''}`;
}
