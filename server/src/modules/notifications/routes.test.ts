import { apiPaths, notificationsResponse } from '@oracle-astra/shared/contract';
import { discussions } from '../../db/schema';
import { createTestApp } from '../../testing/test-app';
import { createNotificationService } from './service';

interface Page {
  notifications: { did: string; message: string; highlight: boolean }[];
  page_count: number;
}

async function people() {
  const test = await createTestApp();
  const [owner, other] = [await test.signIn(), await test.signIn()];
  await test.db
    .insert(discussions)
    .values(['d1', 'd2'].map((did) => ({ did, uid: owner.uid, title: did, description: did, createdAt: test.clock() })));
  const service = createNotificationService({ db: test.db, clock: test.clock });
  const tell = async (did: string, actor: string) => {
    await service.notify(test.db, { uid: owner.uid, did, kind: 'comment', params: { actor, title: did } });
    test.clock.advance(60);
  };
  const unseen = async (jwt: string) => (await test.get(apiPaths.notificationSummary, jwt)).json<{ unseen_count: number }>().unseen_count;
  const list = async (jwt: string, start?: number) => (await test.post(apiPaths.notifications, { start }, jwt)).json<Page>();
  return { ...test, owner, other, tell, unseen, list };
}

it('counts unseen notifications, and opening a discussion marks all of it as seen', async () => {
  const { tell, unseen, list, owner, post } = await people();
  await tell('d1', 'kavita.r');
  await tell('d2', 'arjun.v');
  await tell('d1', 'meera-k');
  expect(await unseen(owner.jwt)).toBe(3);
  expect((await post(apiPaths.openNotification, { did: 'd1' }, owner.jwt)).json()).toEqual({ status: 'success' });
  expect(await unseen(owner.jwt)).toBe(1);
  const page = await list(owner.jwt);
  expect(notificationsResponse.safeParse(page).success).toBe(true);
  expect(page.notifications.map(({ message, highlight }) => [message, highlight])).toEqual([
    ['meera-k commented on “d1”', false],
    ['arjun.v commented on “d2”', true],
    ['kavita.r commented on “d1”', false],
  ]);
});

it('pages them', async () => {
  const { tell, list, owner } = await people();
  for (let at = 0; at < 12; at += 1) await tell('d1', `No${at}`);
  expect((await list(owner.jwt)).notifications).toHaveLength(10);
  expect((await list(owner.jwt, 2)).notifications.map(({ message }) => message)).toEqual([
    'No1 commented on “d1”',
    'No0 commented on “d1”',
  ]);
  expect(await list(owner.jwt, 3)).toMatchObject({ notifications: [], page_count: 2 });
});

it('shows only the person’s own notifications', async () => {
  const { tell, unseen, list, owner, other, post, get } = await people();
  await tell('d1', 'for the owner');
  expect([await unseen(other.jwt), (await list(other.jwt)).notifications]).toEqual([0, []]);
  expect((await post(apiPaths.openNotification, { did: 'd1' }, other.jwt)).statusCode).toBe(404);
  expect(await unseen(owner.jwt)).toBe(1);
  expect((await get(apiPaths.notificationSummary)).statusCode).toBe(401);
  expect((await post(apiPaths.notifications)).statusCode).toBe(401);
});
