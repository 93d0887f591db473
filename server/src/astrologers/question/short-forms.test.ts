import { readSigns } from './read-question';
import { expandShortForm } from './short-forms';

it('writes out what is typed short', () => {
  expect(['nxt', 'kb', 'Jaipur'].map(expandShortForm)).toEqual(['next', 'kab', 'Jaipur']);
});

it.each(Object.getOwnPropertyNames(Object.prototype))('takes a word that objects know for a word: %s', (word) => {
  expect(expandShortForm(word)).toBe(word);
  expect(() => readSigns(`will the ${word.toLowerCase()} finish my house`)).not.toThrow();
});
