import { apiPaths } from '@oracle-astra/shared/contract';
import { createForumMember, readPoints } from '../../testing/forum';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { createLedger } from '../ledger/service';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});

const send = async (path: string, body: object, jwt?: string) => (await test.post(path, body, jwt)).json<Record<string, unknown>>();
const act = async (action: string, target: string) => send('/ops/moderation/actions', { action, target, reason: 'Looked at it' });

it('takes back the points of a post that an operator hides, and gives them back with it, each time', async () => {
  const { jwt } = await createForumMember(test);
  const post = { title: 'Gem shop', description: 'Certified gems at low price.' };
  const did = String((await send(apiPaths.addDiscussion, post, jwt)).did);
  const points = async () => readPoints(test, jwt);
  expect(await points()).toBe(20);
  for (let times = 0; times < 2; times += 1) {
    for (let twice = 0; twice < 2; twice += 1) await act('hide', did);
    expect(await points()).toBe(0);
    for (let twice = 0; twice < 2; twice += 1) await act('restore', did);
    expect(await points()).toBe(20);
  }
  await act('hide', did);
  // What the author deletes meanwhile stays revoked.
  await send(apiPaths.deleteDiscussion, { did }, jwt);
  await act('restore', did);
  expect(await points()).toBe(0);
  expect((await createLedger({ clock: test.clock }).audit(test.db)).accounts).toEqual([]);
});
