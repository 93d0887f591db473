import { apiPaths } from '@oracle-astra/shared/contract';
import { createForumMember } from '../../testing/forum';
import { createTestApp, type TestApp } from '../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});

const send = async (path: string, body: object, jwt?: string) => (await test.post(path, body, jwt)).json<Record<string, unknown>>();
const act = async (action: string, target: string, reason = 'Looked at it') =>
  (await test.post('/ops/moderation/actions', { action, target, reason })).json<{ status: string }>().status;
const addPost = async (jwt: string) =>
  String((await send(apiPaths.addDiscussion, { title: 'Gem shop', description: 'Certified gems at low price.' }, jwt)).did);
const isShown = async (did: string, jwt?: string) => (await test.post(apiPaths.discussion, { did }, jwt)).statusCode === 200;

async function establishedMembers(count: number) {
  const members = [];
  for (let at = 0; at < count; at += 1) members.push(await createForumMember(test));
  test.clock.advance(25 * 60 * 60);
  return members;
}

type Member = Awaited<ReturnType<typeof createForumMember>>;
const listIds = async (query = '') =>
  (await test.get(`/ops/moderation/items${query}`)).json<{ items: { id: string; reports: number }[]; total: number }>();

it('shows new items with any number of hidden posts, and hidden ones in a separate list', async () => {
  const [author, reporter] = (await establishedMembers(2)) as [Member, Member];
  await test.db.execute(`insert into discussions (did, uid, title, description, created_at, hidden_at)
    select 'old' || n, '${author.uid}', 'Sold', 'Amulets', '2026-01-01', '2026-01-02' from generate_series(1, 250) n`);
  for (let n = 1; n <= 205; n += 1) await act('hide', `old${n}`);
  const did = await addPost(author.jwt);
  await send(apiPaths.report, { did, reason: 'It sells' }, reporter.jwt);
  const queue = await listIds();
  expect(queue.items[0]).toMatchObject({ id: did, reports: 1 });
  expect(queue.items.some(({ id }) => id === 'old1')).toBe(false);
  expect(queue.items.some(({ id }) => id === 'old206')).toBe(true);
  const hidden = await Promise.all([1, 2, 3].map((page) => listIds(`?list=hidden&page=${page}`)));
  expect(new Set(hidden.flatMap(({ items }) => items.map(({ id }) => id))).size).toBeGreaterThanOrEqual(250);
  expect((await test.get('/ops/moderation?list=hidden&page=2')).body).toContain('page=3');
  expect(await act('restore', 'old1')).toBe('success');
  await test.db.execute(`update discussions set deleted_at = now() where did like 'old%'`);
});

it('accepts new reports of the same people after a review, and hides again', async () => {
  const [author, ...reporters] = (await establishedMembers(4)) as [Member, Member, Member, Member];
  const did = await addPost(author.jwt);
  const report = async () => {
    for (const { jwt } of reporters) await send(apiPaths.report, { did, reason: 'Again' }, jwt);
  };
  await report();
  expect(await isShown(did)).toBe(false);
  await act('restore', did);
  expect((await listIds()).items.some(({ id }) => id === did)).toBe(false);
  await send(apiPaths.report, { did, reason: 'It sells again' }, reporters[0]?.jwt);
  expect((await listIds()).items).toContainEqual(expect.objectContaining({ id: did, reports: 1, reasons: ['It sells again'] }));
  await report();
  expect(await isShown(did)).toBe(false);
  expect((await listIds()).items).toContainEqual(expect.objectContaining({ id: did, reports: 3 }));
});
