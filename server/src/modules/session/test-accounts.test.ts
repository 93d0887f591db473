import { apiPaths } from '@oracle-astra/shared/contract';
import { users } from '../../db/schema';
import { createTestApp, testConfig, type TestApp } from '../../testing/test-app';
import { createTestAccounts } from './test-accounts';

let test: TestApp;
let open: (team: string) => Promise<string>;
beforeAll(async () => {
  test = await createTestApp();
  ({ open } = createTestAccounts({ ...test, ...testConfig }));
});

const uidOf = async (jwt: string) => (await test.get(apiPaths.me, jwt)).json<{ uid: string }>().uid;

it('is one account for each team, also for concurrent checks', async () => {
  const tokens = await Promise.all([open('forum'), open('forum'), open('forum')]);
  const forum = await Promise.all(tokens.map(uidOf));
  expect([new Set(forum).size, typeof forum[0], new Set(tokens).size]).toEqual([1, 'string', 3]);
  expect(await uidOf(await open('chat'))).not.toBe(forum[0]);
  expect(await test.db.select().from(users)).toHaveLength(2);
});

it('reads as a member, has no welcome gift, and cannot write what others see', async () => {
  const jwt = await open('forum');
  const balance = (await test.get(apiPaths.balance, jwt)).body;
  expect(JSON.parse(balance)).toMatchObject({ status: 'success' });
  expect(balance).not.toMatch(/"(?:oracle|astra)\w*":[1-9]/);
  const refused = await test.post(apiPaths.addDiscussion, { title: 'A title of a check', desc: 'Some words of a check' }, jwt);
  expect([refused.statusCode, refused.json()]).toEqual([403, expect.objectContaining({ code: 'forbidden' })]);
});

it('has a number that gets no codes', async () => {
  const [{ mobile } = { mobile: null }] = await test.db.select().from(users);
  expect(mobile).toMatch(/^910\d{9}$/);
  expect((await test.post(apiPaths.sendOtp, { mobile })).json()).toMatchObject({ status: 'fail' });
});
