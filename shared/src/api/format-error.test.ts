import { specTexts } from '../contract';
import { getTranslations } from '../i18n';
import { isApiError, type ApiError } from './errors';
import { formatError, loadFailureMessages } from './format-error';

const t = getTranslations('en');
const hindi = getTranslations('hi');
const refused: ApiError = { kind: 'refused', status: 200, message: 'Choose a name first.' };

it('shows the general message until the messages of the codes are loaded', async () => {
  expect(formatError({ ...refused, code: 'code_expired' }, hindi)).toBe('कुछ गड़बड़ हो गई!');
  await loadFailureMessages();
  expect(formatError({ ...refused, code: 'code_expired' }, hindi)).toBe('इस कोड का समय खत्म हो गया। नया कोड मँगाइए।');
});

it('shows the server’s message of a refusal and of an HTTP error', () => {
  expect(formatError(refused, t)).toBe('Choose a name first.');
  expect(formatError({ ...refused, kind: 'http', status: 429 }, t)).toBe('Choose a name first.');
});

it.each([
  [{ ...refused, message: '' }],
  [{ kind: 'network', status: null, message: 'Failed to fetch' }],
  [new TypeError('x is undefined')],
  [undefined],
  [null],
  ['text'],
])('shows the general message for %j', (error) => {
  expect(formatError(error, t)).toBe(specTexts.networkFailure);
  expect(formatError(error, t, 'Try later.')).toBe('Try later.');
});

it('recognizes errors of the api', () => {
  expect([refused, new Error('no'), null, 'text', { message: 'no' }].map(isApiError)).toEqual([true, false, false, false, false]);
});

it('states remaining tries and waiting times in the language of the page', () => {
  expect(formatError({ ...refused, code: 'code_wrong', triesLeft: 1 }, hindi)).toBe('कोड सही नहीं है। 1 कोशिश बाकी है।');
  expect(formatError({ ...refused, code: 'code_wrong', triesLeft: 0 }, hindi)).toBe('कोड सही नहीं है। नया कोड मँगाइए।');
  expect(formatError({ ...refused, code: 'code_limit_reached', retryAfter: 90 }, hindi)).toBe(
    'बहुत बार कोड माँगा गया। 2 मिनट बाद फिर कोशिश कीजिए।',
  );
});

it('shows the message of the code in another language, and the general one without a code', () => {
  expect(formatError({ ...refused, code: 'code_expired' }, hindi)).toBe('इस कोड का समय खत्म हो गया। नया कोड मँगाइए।');
  expect(formatError(refused, hindi)).toBe('कुछ गड़बड़ हो गई!');
  expect(formatError({ ...refused, code: 'toString' as never }, hindi, 'फिर देखिए')).toBe('फिर देखिए');
});
