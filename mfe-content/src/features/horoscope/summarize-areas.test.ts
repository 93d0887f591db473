import { getTranslations } from '@oracle-astra/shared/i18n';
import { summarizeAreas } from './summarize-areas';

const area = (score: number) => ({ score, split_response: '' });

it.each([
  ['en', 'Career is the strongest. Go slow on health.'],
  ['hi', 'करियर के लिए समय सबसे अच्छा है। सेहत के मामले में धीरज रखिए।'],
] as const)('names the best and the worst area in %s', (locale, summary) => {
  expect(summarizeAreas({ Love: area(50), Career: area(80), Health: area(20) }, getTranslations(locale))).toBe(summary);
});

it('keeps the name of an unknown area', () => {
  expect(summarizeAreas({ Friends: area(50), Love: area(20) }, getTranslations('hi'))).toMatch(/^Friends के लिए/);
});

it('is null if all areas have the same score', () => {
  expect(summarizeAreas({ Love: area(50), Career: area(50) }, getTranslations('en'))).toBeNull();
});
