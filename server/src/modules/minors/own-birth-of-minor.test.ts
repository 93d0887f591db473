import { apiPaths } from '@oracle-astra/shared/contract';
import { bornBefore18 } from '../../testing/accounts/minors';
import { addBirth } from '../../testing/births';
import { createTestApp, type TestApp } from '../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('a minor stays one: their own record can be corrected but not deleted, and other records can', async () => {
  const { jwt } = await test.signIn();
  const remove = async (bid: string) => (await test.post(apiPaths.deleteBirth, { bid }, jwt)).json<object>();
  const isMinor = async () => 'minor' in (await test.get(apiPaths.me, jwt)).json<object>();
  const own = await addBirth(test, jwt, { dob: bornBefore18(test, 900) });
  const friend = await addBirth(test, jwt);
  expect([await remove(own), await remove(friend), await remove(own)]).toMatchObject([
    { code: 'minor_keeps_birth' },
    { status: 'success' },
    { code: 'minor_keeps_birth' },
  ]);
  expect(await isMinor()).toBe(true);
  await test.post(apiPaths.editBirth, { bid: own, dob: '14/08/1994' }, jwt);
  expect([await isMinor(), await remove(own)]).toEqual([false, { status: 'success' }]);
});
