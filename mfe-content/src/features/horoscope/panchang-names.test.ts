import { getTranslations } from '@oracle-astra/shared/i18n';
import { karanaName, tithiName, yogaName } from './panchang-names';

const t = getTranslations('en');

it('names tithis of both halves of the month', () => {
  expect([1, 12, 15, 16, 27, 30].map((tithi) => tithiName(tithi, t))).toEqual([
    'Shukla Pratipada',
    'Shukla Dwadashi',
    'Purnima',
    'Krishna Pratipada',
    'Krishna Dwadashi',
    'Amavasya',
  ]);
});

it('names yogas', () => {
  expect([1, 16, 27].map((yoga) => yogaName(yoga, t))).toEqual(['Vishkambha', 'Siddhi', 'Vaidhriti']);
});

it('names karanas: fixed ones at both ends, seven that repeat in between', () => {
  expect([1, 2, 8, 9, 57, 58, 59, 60].map((karana) => karanaName(karana, t))).toEqual([
    'Kimstughna',
    'Bava',
    'Vishti',
    'Bava',
    'Vishti',
    'Shakuni',
    'Chatushpada',
    'Naga',
  ]);
});
