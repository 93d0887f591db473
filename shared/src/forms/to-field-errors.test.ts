import { getTranslations } from '@oracle-astra/shared/i18n';
import { toFieldErrors } from './to-field-errors';

const t = getTranslations('en');
const fields = { full_name: 'name', pob: 'birthPlace' } as const;

it('shows a refusal at the field of its path', () => {
  expect(toFieldErrors({ message: 'No such place.', field: 'pob' }, fields, t)).toEqual({ birthPlace: 'No such place.' });
  expect(toFieldErrors({ message: 'Too long.', field: 'full_name.0' }, fields, t)).toEqual({ name: 'Too long.' });
});

it.each([
  ['no field', { message: 'Not now.' }],
  ['a field that the form does not have', { message: 'Not now.', field: 'lat' }],
  ['no message', { message: '', field: 'pob' }],
])('is undefined for a refusal with %s', (_what, refusal) => {
  expect(toFieldErrors(refusal, fields, t)).toBeUndefined();
});

test('in another language the reason of the contract, or general words', () => {
  const hindi = getTranslations('hi');
  expect(toFieldErrors({ message: 'Enter a name.', field: 'full_name', fieldError: 'name_missing' }, fields, hindi)).toEqual({
    name: 'नाम लिखिए।',
  });
  expect(toFieldErrors({ message: 'Too long.', field: 'full_name' }, fields, hindi)).toEqual({ name: 'यह जानकारी जाँचिए।' });
});
