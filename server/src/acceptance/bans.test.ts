import { request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { apiPaths } from '@oracle-astra/shared/contract';
import { createForumMember } from '../testing/forum';
import type { Operation } from '../testing/operations';
import { listOperations } from '../testing/operations';
import type { TestApp } from '../testing/test-app';
import { createTestApp } from '../testing/test-app';

const refusal = {
  status: 'fail',
  code: 'account_banned',
  message: 'Your account is banned: you can read, but not write, invite or transfer. Contact us if you think this is a mistake.',
};

let test: TestApp;
let operations: Operation[];
beforeAll(async () => {
  test = await createTestApp();
  operations = (await listOperations(test.app)).filter(({ token }) => token !== 'none');
});

const ban = (uid: string) => test.db.execute(`update users set banned_at = now() where uid = '${uid}'`);

it('refuses nobody else', async () => {
  const { jwt } = await test.signIn();
  // Last, since logging out ends the session that the other calls use.
  operations.sort((one, other) => Number(one.path === apiPaths.logout) - Number(other.path === apiPaths.logout));
  for (const { method, path } of operations) {
    const answer = method === 'GET' ? await test.get(path, jwt) : await test.post(path, {}, jwt);
    expect(answer.body).not.toContain('account_banned');
  }
});

it('gives the reason, sends nothing, and applies to open sessions from the next call', async () => {
  const { jwt, uid } = await test.signIn();
  expect((await test.post(apiPaths.invite, { mobile: '919812300001' }, jwt)).json()).toMatchObject({ status: 'success' });
  await ban(uid);
  const answer = await test.post(apiPaths.invite, { mobile: '919812300002' }, jwt);
  expect([answer.statusCode, answer.json()]).toEqual([200, refusal]);
  expect(test.sms.invites.map(({ mobile }) => mobile)).toEqual(['919812300001']);
  await test.db.execute(`update users set banned_at = null where uid = '${uid}'`);
  expect((await test.post(apiPaths.invite, { mobile: '919812300002' }, jwt)).json()).toMatchObject({ status: 'success' });
});

it('lets a banned person log in, see the ban, and delete the account', async () => {
  const { jwt, uid, mobile } = await test.signIn();
  await ban(uid);
  expect((await test.get(apiPaths.me, jwt)).json()).toMatchObject({ status: 'success', is_ban: 1 });
  const again = await test.signIn(mobile);
  expect(again.uid).toBe(uid);
  const { token } = (await test.post(apiPaths.sendOtp, { mobile })).json<{ token: string }>();
  const answer = await test.post(apiPaths.deleteAccount, { mobile, otp: test.sms.codes.get(mobile), token });
  expect(answer.json()).toMatchObject({ status: 'success' });
});

it('refuses a write authorised before the ban, such as a post with a slow body', async () => {
  const { jwt, uid } = await createForumMember(test);
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;
  const answer = new Promise<string>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${jwt}` };
    const request = send({ port, path: apiPaths.addDiscussion, method: 'POST', headers, agent: false }, (response) => {
      let body = '';
      response.on('data', (part) => (body += String(part)));
      response.on('end', () => resolve(body));
    });
    request.on('error', reject);
    request.write('{"title":"Saturn",');
    const finish = async () => {
      await setTimeout(300);
      await ban(uid);
      request.end('"description":"A long text"}');
    };
    finish().catch(reject);
  });
  expect(JSON.parse(await answer)).toEqual(refusal);
  expect((await test.db.execute(`select did from discussions where uid = '${uid}'`)).rows).toEqual([]);
});
