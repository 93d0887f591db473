import { langOf } from './lang-of';

test('a text in Devanagari is marked as Hindi', () => {
  expect(langOf('शनि की साढ़ेसाती')).toBe('hi');
});

test('a text in Latin letters keeps the language of the page', () => {
  expect(langOf('Sade sati, the first part')).toBeUndefined();
});
