import { toFieldErrors } from './to-field-errors';

const fields = { full_name: 'name', pob: 'birthPlace' } as const;

it('shows a refusal at the field of its path', () => {
  expect(toFieldErrors({ message: 'No such place.', field: 'pob' }, fields)).toEqual({ birthPlace: 'No such place.' });
  expect(toFieldErrors({ message: 'Too long.', field: 'full_name.0' }, fields)).toEqual({ name: 'Too long.' });
});

it.each([
  ['no field', { message: 'Not now.' }],
  ['a field that the form does not have', { message: 'Not now.', field: 'lat' }],
  ['no message', { message: '', field: 'pob' }],
])('is undefined for a refusal with %s', (_what, refusal) => {
  expect(toFieldErrors(refusal, fields)).toBeUndefined();
});
