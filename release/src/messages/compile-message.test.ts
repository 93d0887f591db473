import { compileMessage } from './compile-message';

it('compiles text without values to itself', () => {
  expect(compileMessage("Today's horoscope", 'en')).toEqual({ message: "Today's horoscope", parameters: {} });
});

it('compiles values, plurals and selections', () => {
  const source =
    '{name} has {count, plural, =0 {no replies} one {# reply} other {# replies}}, {gender, select, female {her own} other {their own}}';
  expect(compileMessage(source, 'en')).toEqual({
    message: [
      [0, 'name'],
      ' has ',
      [1, 'count', { '=0': 'no replies', one: [[0, 'count'], ' reply'], other: [[0, 'count'], ' replies'] }],
      ', ',
      [2, 'gender', { female: 'her own', other: 'their own' }],
    ],
    parameters: { count: { kind: 'count' }, gender: { kind: 'option', options: ['female'] }, name: { kind: 'value' } },
  });
});

it('nests tags with values within them', () => {
  expect(compileMessage('Read the <terms>terms of <b>{site}</b></terms>.', 'en')).toEqual({
    message: ['Read the ', [3, 'terms', ['terms of ', [3, 'b', [[0, 'site']]]]], '.'],
    parameters: { b: { kind: 'tag' }, site: { kind: 'value' }, terms: { kind: 'tag' } },
  });
});

it.each([
  ['{count, plural, one {# reply}}', 'lacks the variant "other"'],
  ['{at, date}', 'is not supported'],
  ['{place, selectordinal, other {#th}}', 'is not supported'],
  ['<b>bold', '<b> is not closed'],
  ['bold</b>', '</b> closes no <b>'],
  ['{name', ''],
  ['{count, plural, few {#} other {#}}', 'few'],
])('refuses %s', (source, message) => {
  expect(() => compileMessage(source, 'hi')).toThrow(message);
});
