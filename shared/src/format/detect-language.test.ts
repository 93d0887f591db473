import { detectLanguage } from './detect-language';

test('a text in Devanagari is marked as Hindi', () => {
  expect(detectLanguage('शनि की साढ़ेसाती')).toBe('hi');
});

test('a text in Latin letters keeps the language of the page', () => {
  expect(detectLanguage('Sade sati, the first part')).toBeUndefined();
});
