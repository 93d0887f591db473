import { apiPaths, failureCodes } from '@oracle-astra/shared/contract';
import { DatabaseUnavailableError } from '../db/unavailable';
import { birth } from '../testing/births';
import { createTestApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { failures } from './failures';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});

it('has a message for every code, and the OpenAPI document lists them all', async () => {
  const { info, paths } = (await test.get('/apis/openapi.json')).json<{ info: { description: string }; paths: Record<string, object> }>();
  const codes = Object.keys(failureCodes);
  expect(Object.keys(failures).sort()).toEqual([...codes].sort());
  for (const code of codes) {
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(info.description).toContain(`\`${code}\``);
  }
  expect(Object.keys(paths).length).toBeGreaterThan(20);
  expect(JSON.stringify(paths[apiPaths.addBirth])).toContain(JSON.stringify(codes));
});

it('names the invalid field, with the contract’s message where it has one', async () => {
  const { jwt } = await test.signIn();
  const getFailure = async (changes: object) => (await test.post(apiPaths.addBirth, { ...birth, ...changes }, jwt)).json<object>();
  expect(await getFailure({ dob: '31/02/1994' })).toEqual({
    status: 'fail',
    code: 'invalid_request',
    field: 'dob',
    field_error: 'birth_date_unknown',
    message: 'This date does not exist. Check the day, month and year.',
  });
  expect(await getFailure({ gender: 'Other' })).toEqual({
    status: 'fail',
    code: 'invalid_request',
    field: 'gender',
    message: 'Check the field gender.',
  });
  expect((await test.post(apiPaths.addBirth, [], jwt)).json()).toEqual({
    status: 'fail',
    code: 'invalid_request',
    message: 'Send the fields of this call.',
  });
});

it.each([
  ['/apis/%zz', 400, 'unreadable_request'],
  ['/apis/nothing.php', 404, 'not_found'],
  [`${apiPaths.media}/${'9'.repeat(200)}`, 414, 'unreadable_request'],
])('sends a failure for %s, although the framework detected it', async (url, statusCode, code) => {
  const response = await test.app.inject(url);
  expect([response.statusCode, response.json()]).toEqual([statusCode, { status: 'fail', code, message: expect.stringMatching(/\S/) }]);
});

describe('with an unavailable database', () => {
  const fails = (error: Error) => {
    throw new Error('Failed query', { cause: error });
  };
  const withCode = (code: string) => Object.assign(new Error('select secrets'), { code });

  it.each<[string, Error]>([
    ['a connection that was refused', withCode('ECONNREFUSED')],
    ['a statement that took too long', withCode('57014')],
    ['a server that ends', withCode('57P01')],
    ['a connection that was lost', new DatabaseUnavailableError(new Error('Connection terminated unexpectedly'))],
  ])('%s is 503, with the time to wait', async (_name, error) => {
    const { app } = await createTestApp({ clock: () => fails(error) });
    const response = await app.inject({ method: 'POST', url: apiPaths.horoscope, payload: { zodiac: 'Aries', when: 'Today' } });
    expect([response.statusCode, response.headers['retry-after'], response.json()]).toEqual([
      503,
      '3',
      { status: 'fail', code: 'unavailable', message: failures.unavailable.message },
    ]);
  });

  it('a statement that the database rejects is still a 500', async () => {
    const { app } = await createTestApp({ clock: () => fails(withCode('42P01')) });
    expect((await app.inject({ method: 'POST', url: apiPaths.horoscope, payload: { zodiac: 'Aries', when: 'Today' } })).statusCode).toBe(
      500,
    );
  });
});

it('reveals nothing about an internal error', async () => {
  const { app } = await createTestApp({
    clock: () => {
      throw new Error('select secrets');
    },
  });
  const response = await app.inject({ method: 'POST', url: apiPaths.horoscope, payload: { zodiac: 'Aries', when: 'Today' } });
  expect([response.statusCode, response.json()]).toEqual([
    500,
    { status: 'fail', code: 'internal_error', message: failures.internal_error.message },
  ]);
});
