import { languageOf } from './language';

test('a text in Devanagari is marked as Hindi', () => {
  expect(languageOf('शनि की साढ़ेसाती')).toBe('hi');
});

test('a text in Latin letters keeps the language of the page', () => {
  expect(languageOf('Sade sati, the first part')).toBeUndefined();
});
