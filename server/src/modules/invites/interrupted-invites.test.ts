import { apiPaths } from '@oracle-astra/shared/contract';
import { createTestApp, type TestApp } from '../../testing/test-app';

const friend = '919812345678';
const sent = { status: 'success', message: 'Invitation sent.' };
let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const invite = async (jwt: string, key?: string) =>
  (await test.post(apiPaths.invite, { mobile: friend }, jwt, key === undefined ? {} : { 'idempotency-key': key })).json<object>();

/** A process dies while it sends an invitation. */
async function interrupt(jwt: string, key?: string): Promise<void> {
  const { sendInvite } = test.sms;
  await new Promise<void>((reached) => {
    test.sms.sendInvite = async () => {
      reached();
      return new Promise(() => undefined);
    };
    void invite(jwt, key);
  });
  test.sms.sendInvite = sendInvite;
}

it.each([
  ['key', 'key-1', 'key-1'],
  ['another key', 'key-1', 'key-2'],
  ['no key', undefined, undefined],
])('is sent by the next request with %s', async (_what, first, second) => {
  const { jwt } = await test.signIn();
  await interrupt(jwt, first);
  test.clock.advance(60);
  expect(await invite(jwt, second)).toEqual(sent);
  expect(test.sms.invites).toHaveLength(1);
  expect(await invite(jwt, 'key-3')).toMatchObject({ code: 'invite_repeated' });
  if (second !== undefined) expect(await invite(jwt, second)).toEqual(sent);
  expect(test.sms.invites).toHaveLength(1);
});

it('is not sent twice while it is being sent', async () => {
  const { jwt } = await test.signIn();
  await interrupt(jwt, 'key-1');
  test.clock.advance(10);
  expect(await invite(jwt, 'key-2')).toMatchObject({ code: 'invite_repeated' });
  expect(test.sms.invites).toEqual([]);
});
