import { apiPaths } from '@oracle-astra/shared/contract';
import { createForumMember } from '../../testing/forum';
import { createTestApp, type TestApp } from '../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});

const send = async (path: string, body: object, jwt?: string) => (await test.post(path, body, jwt)).json<Record<string, unknown>>();
const act = async (action: string, target: string, by?: string) =>
  (await send('/ops/moderation/actions', { action, target, reason: 'Looked at it', ...(by && { by }) })).status;

it('bans the person with the id, not one with a similar name or number', async () => {
  const [author, copier] = [await createForumMember(test), await createForumMember(test)];
  const isBanned = async (jwt: string) => (await test.get(apiPaths.me, jwt)).json<{ is_ban: number }>().is_ban === 1;
  // A name from before such names were refused.
  await test.db.execute(`update forum_profiles set display_name = '${author.uid}' where uid = '${copier.uid}'`);
  expect(await act('ban', author.uid)).toBe('success');
  expect([await isBanned(author.jwt), await isBanned(copier.jwt)]).toEqual([true, false]);
  expect(await act('unban', author.uid)).toBe('success');
  expect(await act('ban', author.uid, 'name')).toBe('success');
  expect([await isBanned(author.jwt), await isBanned(copier.jwt)]).toEqual([false, true]);
  for (const by of [undefined, 'mobile']) expect(await act('ban', author.name, by)).toBe('fail');
});

it('refuses a name that looks like an id or number', async () => {
  const other = await test.signIn();
  const { jwt } = await test.signIn();
  const names = [other.uid, other.uid.toUpperCase(), other.mobile, other.mobile.slice(2), `0${other.mobile.slice(2)}`, '98765.43210'];
  for (const name of names) {
    const answer = await send(apiPaths.registerHandle, { email: 'a@example.in', display_name: name, bid: '0' }, jwt);
    expect([name, answer]).toMatchObject([name, { status: 'fail', field: 'display_name' }]);
  }
  const own = { email: 'a@example.in', display_name: 'ramakrishnansundaram', bid: '0' };
  expect(await send(apiPaths.registerHandle, own, jwt)).toMatchObject({ status: 'success' });
});

it.each(['+91 98123 90555', '098123-90555', '0091 (98123) 90555', '९८१२३९०५५५'])('finds a person by the number %s', async (target) => {
  const { jwt } = await test.signIn('919812390555');
  expect(await act('ban', target, 'mobile')).toBe('success');
  expect((await test.get(apiPaths.me, jwt)).json()).toMatchObject({ is_ban: 1 });
  expect(await act('unban', target, 'mobile')).toBe('success');
});
