import { toNumberClass } from './number-class';

it.each([
  ['2085', '2026'],
  ['50k', '20lakh'],
  ['34', '27'],
  ['23rd', '21st'],
  ['9am', '10pm'],
])('%s and %s are of one class', (one, other) => {
  expect(toNumberClass(one)).toBe(toNumberClass(other));
  expect(toNumberClass(one)).toMatch(/^#/u);
});

it.each([
  ['7', '10'],
  ['7th', '10th'],
  ['15', '25'],
  ['2026', '500'],
])('%s and %s are distinguished', (one, other) => {
  expect(toNumberClass(one)).not.toBe(toNumberClass(other));
});

it('keeps words unchanged', () => {
  expect(toNumberClass('sadi')).toBe('sadi');
});
