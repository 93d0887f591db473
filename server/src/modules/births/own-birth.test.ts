import { apiPaths, dormancy } from '@oracle-astra/shared/contract';
import { bornBefore18 } from '../../testing/accounts/minors';
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

const ownOf = async (jwt: string) => (await test.get(apiPaths.births, jwt)).json<{ own_bid: string | null }>().own_bid;

it('tells which record of the list is the own one: never the newest, a public figure, or what is left of a deleted one', async () => {
  const { jwt } = await test.signIn();
  expect(await ownOf(jwt)).toBeNull();
  const own = await addBirth(test, jwt);
  const wife = await addBirth(test, jwt, { full_name: 'Ravi Verma' });
  expect(await ownOf(jwt)).toBe(own);
  await test.post(apiPaths.setOwnBirth, { bid: wife }, jwt);
  expect(await ownOf(jwt)).toBe(wife);
  await test.post(apiPaths.deleteBirth, { bid: wife }, jwt);
  expect(await ownOf(jwt)).toBeNull();
  const other = await test.signIn();
  await addBirth(test, other.jwt, { full_name: 'Steve Jobs', public_figure: true });
  expect(await ownOf(other.jwt)).toBeNull();
});

const nameOf = async (jwt: string) => (await test.get(apiPaths.me, jwt)).json<{ name: string | null }>().name;

it('no other record becomes the own one when that is deleted; the next one that is added does', async () => {
  const { jwt } = await test.signIn();
  const own = await addBirth(test, jwt);
  const child = await addBirth(test, jwt, { full_name: 'Chunnu Verma', dob: '14/08/2015' });
  await test.post(apiPaths.deleteBirth, { bid: child }, jwt);
  expect(await nameOf(jwt)).toBe('Asha Verma');
  await addBirth(test, jwt, { full_name: 'Chunnu Verma', dob: '14/08/2015' });
  await test.post(apiPaths.deleteBirth, { bid: own }, jwt);
  const me = (await test.get(apiPaths.me, jwt)).json<object>();
  expect(me).toMatchObject({ name: null });
  expect(me).not.toHaveProperty('minor');
  const added = await addBirth(test, jwt, { full_name: 'Asha Sharma' });
  await addBirth(test, jwt, { full_name: 'A Friend' });
  expect(await nameOf(jwt)).toBe('Asha Sharma');
  await test.post(apiPaths.deleteBirth, { bid: added }, jwt);
  expect(await nameOf(jwt)).toBeNull();
});

it('a public figure is never taken for the person, saved first or later', async () => {
  const { jwt } = await test.signIn();
  const figure = { full_name: 'Steve Jobs', public_figure: true };
  const first = await addBirth(test, jwt, figure);
  expect(await nameOf(jwt)).toBeNull();
  await addBirth(test, jwt, figure);
  await test.post(apiPaths.deleteBirth, { bid: first }, jwt);
  expect(await nameOf(jwt)).toBeNull();
  const own = await addBirth(test, jwt, { dob: bornBefore18(test, 30) });
  expect((await test.get(apiPaths.me, jwt)).json()).toMatchObject({ name: 'Asha Verma', minor: { has_consent: false } });
  await test.post(apiPaths.editBirth, { bid: own, dob: '14/08/1994' }, jwt);
  await test.post(apiPaths.deleteBirth, { bid: own }, jwt);
  await addBirth(test, jwt, figure);
  expect(await nameOf(jwt)).toBeNull();
});

it('a child’s record never becomes the own one of an adult who deleted theirs; the next adult’s does', async () => {
  const { jwt } = await test.signIn();
  const own = await addBirth(test, jwt);
  await test.post(apiPaths.deleteBirth, { bid: own }, jwt);
  await addBirth(test, jwt, { full_name: 'Mira Verma', dob: bornBefore18(test, 1) });
  const me = (await test.get(apiPaths.me, jwt)).json<object>();
  expect(me).toMatchObject({ name: null });
  expect(me).not.toHaveProperty('minor');
  await addBirth(test, jwt, { full_name: 'Asha Sharma', dob: bornBefore18(test, 0) });
  expect(await nameOf(jwt)).toBe('Asha Sharma');
});

it('a minor is known by their own record also after one of a public figure', async () => {
  const { jwt } = await test.signIn();
  await addBirth(test, jwt, { full_name: 'Steve Jobs', public_figure: true });
  await addBirth(test, jwt, { dob: bornBefore18(test, 1) });
  expect((await test.get(apiPaths.me, jwt)).json()).toMatchObject({ minor: { has_consent: false } });
});
