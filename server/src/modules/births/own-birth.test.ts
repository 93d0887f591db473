import { apiPaths, dormancy } from '@oracle-astra/shared/contract';
import { addBirth } from '../../testing/births';
import { createTestApp, type TestApp } from '../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(async () => test.close());

it('gives the name and the year that a login asks for: those saved first, else those that the person chose', async () => {
  const { jwt, mobile } = await test.signIn();
  const name = async () => (await test.get(apiPaths.me, jwt)).json<{ name: string | null }>().name;
  expect(await name()).toBeNull();
  await addBirth(test, jwt, { full_name: 'Chunnu Verma', dob: '14/08/2015' });
  const bid = await addBirth(test, jwt, { full_name: 'Asha Verma', dob: '14/08/1994' });
  expect(await name()).toBe('Chunnu Verma');
  await test.post(apiPaths.setOwnBirth, { bid }, jwt);
  expect(await name()).toBe('Asha Verma');
  test.clock.advance(dormancy.afterSeconds + 1);
  const { token } = (await test.post(apiPaths.sendOtp, { mobile })).json<{ token: string }>();
  const code = { mobile, otp: test.sms.codes.get(mobile), token, device: 'web' };
  expect((await test.post(apiPaths.validateOtp, { ...code, birth_year: '2015' })).json()).toMatchObject({ code: 'birth_year_wrong' });
  expect((await test.post(apiPaths.validateOtp, { ...code, birth_year: '1994' })).json()).toMatchObject({ status: 'success' });
});
