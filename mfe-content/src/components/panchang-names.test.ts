import { getTranslations } from '@oracle-astra/shared/i18n';
import { karanaName, nakshatraName, tithiName, yogaName } from './panchang-names';

const t = getTranslations('en');
const hindi = getTranslations('hi');

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

it('has the names in Hindi', () => {
  expect([2, 15, 17, 30].map((tithi) => tithiName(tithi, hindi))).toEqual(['शुक्ल द्वितीया', 'पूर्णिमा', 'कृष्ण द्वितीया', 'अमावस्या']);
  expect([yogaName(17, hindi), karanaName(8, hindi), nakshatraName(26, hindi)]).toEqual(['व्यतीपात', 'विष्टि (भद्रा)', 'उत्तरा भाद्रपद']);
});

it('has no name for a number that is not in the calendar', () => {
  expect([yogaName(28, t), nakshatraName(0, t)]).toEqual(['', '']);
});
