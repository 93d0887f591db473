import { parseProductEnvironment } from './product-environment';
import { readModel } from './model';

const read = (env: Record<string, string>) => readModel(parseProductEnvironment(env));

it('has no model without an address', () => {
  expect(read({})).toBeNull();
});

it('reads address, name, key and limits', () => {
  expect(read({ MODEL_URL: 'https://models.example/v1/', MODEL_NAME: 'small', MODEL_API_KEY: 'key', MODEL_MAX_TOKENS: '300' })).toEqual({
    url: 'https://models.example/v1',
    name: 'small',
    isOutside: true,
    apiKeys: { list: ['key'] },
    maxTokens: 300,
    firstWordsMs: 8000,
    stallMs: 6000,
    answerMs: 45_000,
    siteTokens: 5_000_000,
    personTokens: 200_000,
  });
});

it.each([
  [{ MODEL_URL: 'models', MODEL_NAME: 'small' }, 'must be an address'],
  [{ MODEL_URL: 'http://models.example/v1', MODEL_NAME: 'small' }, 'must begin with https://'],
  [{ MODEL_URL: 'https://models.example/v1?key=1', MODEL_NAME: 'small' }, 'no query'],
  [{ MODEL_URL: 'https://models.example/v1' }, 'MODEL_NAME must be set'],
])('refuses %j', (env, reason) => {
  expect(() => read(env as Record<string, string>)).toThrow(reason);
});

it('accepts an unencrypted address on this machine', () => {
  expect(read({ MODEL_URL: 'http://localhost:8080/v1', MODEL_NAME: 'small' })).toMatchObject({
    url: 'http://localhost:8080/v1',
    isOutside: false,
  });
});
