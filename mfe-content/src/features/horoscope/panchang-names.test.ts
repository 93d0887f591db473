import { karanaName, tithiName, yogaName } from './panchang-names';

it('names tithis of both halves of the month', () => {
  expect([1, 12, 15, 16, 27, 30].map(tithiName)).toEqual([
    'Shukla Pratipada',
    'Shukla Dwadashi',
    'Purnima',
    'Krishna Pratipada',
    'Krishna Dwadashi',
    'Amavasya',
  ]);
});

it('names yogas', () => {
  expect([1, 16, 27].map(yogaName)).toEqual(['Vishkambha', 'Siddhi', 'Vaidhriti']);
});

it('names karanas: fixed ones at both ends, seven that repeat in between', () => {
  expect([1, 2, 8, 9, 57, 58, 59, 60].map(karanaName)).toEqual([
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
