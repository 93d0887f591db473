import { specTexts } from '../contract';
import { isApiError, formatError, type ApiError } from './errors';

const refused: ApiError = { kind: 'refused', status: 200, message: 'Choose a name first.' };

it('tells the server’s own words, of a refusal and of a status', () => {
  expect(formatError(refused)).toBe('Choose a name first.');
  expect(formatError({ ...refused, kind: 'http', status: 429 })).toBe('Choose a name first.');
});

it.each([
  [{ ...refused, message: '' }],
  [{ kind: 'network', status: null, message: 'Failed to fetch' }],
  [new TypeError('x is undefined')],
  [undefined],
  [null],
  ['text'],
])('has nothing of its own to say of %j', (error) => {
  expect(formatError(error)).toBe(specTexts.networkFailure);
  expect(formatError(error, 'Try later.')).toBe('Try later.');
});

it('knows an error of the api from any other', () => {
  expect([refused, new Error('no'), null, 'text', { message: 'no' }].map(isApiError)).toEqual([true, false, false, false, false]);
});
