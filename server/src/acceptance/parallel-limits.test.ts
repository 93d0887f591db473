import { apiPaths, forumLimits, lifeEventLimits } from '@oracle-astra/shared/contract';
import { addBirth, birth } from '../testing/births';
import { createForumMember } from '../testing/forum';
import { describeOnPostgres } from '../testing/databases/real-postgres';
import { createTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});

const send = async (path: string, body: object, jwt?: string) => (await test.post(path, body, jwt)).json<Record<string, unknown>>();
const codes = (answers: Record<string, unknown>[]) => answers.map(({ status, code }) => code ?? status);
const most = 100;

describeOnPostgres('on PostgreSQL', () => {
  it('parallel births stop at the limit', async () => {
    const { jwt, uid } = await test.signIn();
    const bid = await addBirth(test, jwt);
    await test.db
      .execute(`insert into births select 'copy' || n || uid, uid, full_name, dob, tob, pob, lat, lng, gender, marital_status, language, born_at, zone,
      created_at, time_known from births, generate_series(1, ${most - 2}) n where bid = '${bid}'`);
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(apiPaths.addBirth, birth, jwt)));
    expect(codes(answers).sort()).toEqual([...Array.from({ length: 5 }, () => 'birth_limit_reached'), 'success']);
    const { rows } = await test.db.execute<{ count: number }>(`select count(*)::int as count from births where uid = '${uid}'`);
    expect(rows[0]?.count).toBe(most);
  });

  it('parallel life events stop at the limit', async () => {
    const { jwt, uid } = await test.signIn();
    const bid = await addBirth(test, jwt);
    await test.db.execute(`insert into life_events (eid, bid, uid, kind, title, month, created_at)
      select 'event' || n || '${uid}', '${bid}', '${uid}', 'other', '', '2015-05', now() from generate_series(1, ${lifeEventLimits.perBirth - 1}) n`);
    const add = () => send(apiPaths.addLifeEvent, { bid, kind: 'other', title: '', month: '2015-06' }, jwt);
    const answers = await Promise.all(Array.from({ length: 6 }, add));
    expect(codes(answers).sort()).toEqual([...Array.from({ length: 5 }, () => 'life_event_limit_reached'), 'success']);
  });

  it('edits, comments, votes and deletions at once end without a deadlock', async () => {
    const [one, other] = [await createForumMember(test), await createForumMember(test)];
    const add = async (jwt: string, title: string) =>
      String((await send(apiPaths.addDiscussion, { title, description: 'About Saturn' }, jwt)).did);
    const did = await add(one.jwt, 'The first one');
    const statuses: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      const answers = await Promise.all([
        test.post(apiPaths.editDiscussion, { did, title: `Title ${round}`, description: 'Edited words' }, one.jwt),
        test.post(apiPaths.addComment, { did, comment: `Own ${round}` }, one.jwt),
        test.post(apiPaths.editDiscussion, { did, title: `Again ${round}`, description: 'Edited words' }, one.jwt),
        test.post(apiPaths.addComment, { did, comment: `Another ${round}` }, one.jwt),
        test.post(apiPaths.addComment, { did, comment: `Other ${round}` }, other.jwt),
        test.post(apiPaths.vote, { did, type: round % 2 }, other.jwt),
      ]);
      statuses.push(...answers.map(({ statusCode }) => statusCode).filter((status) => status >= 500));
    }
    expect(statuses).toEqual([]);
  });
});

it('counts the links of an edited post once', async () => {
  const { jwt, uid } = await createForumMember(test);
  const links = (count: number) => Array.from({ length: count }, (_, n) => `https://example.in/${n}`).join(' ');
  let [allowed, did] = [0, ''];
  for (;;) {
    await test.db.execute(`update discussions set created_at = created_at - interval '2 hours' where uid = '${uid}'`);
    const answer = await send(apiPaths.addDiscussion, { title: 'With links', description: `See ${links(allowed + 1)}` }, jwt);
    if (answer.status !== 'success') break;
    [allowed, did] = [allowed + 1, String(answer.did)];
  }
  await test.db.execute(`update discussions set created_at = '${test.clock().toISOString()}' where did = '${did}'`);
  const edit = (count: number) =>
    send(apiPaths.editDiscussion, { did, title: 'With links', description: `See again ${links(count)}` }, jwt);
  expect(allowed).toBeGreaterThan(0);
  expect(await edit(allowed)).toMatchObject({ status: 'success' });
  expect(await edit(allowed)).toMatchObject({ status: 'success' });
  expect(await edit(allowed + 1)).toMatchObject({ code: 'link_limit_reached' });
});

describe('links that an edit adds to an old post', () => {
  const old = async (jwt: string, uid: string, description = 'About Saturn') => {
    const { did } = await send(apiPaths.addDiscussion, { title: 'An old one', description }, jwt);
    await test.db.execute(
      `update discussions set created_at = created_at - interval '2 hours', links_added_at = links_added_at - interval '2 hours' where uid = '${uid}'`,
    );
    return String(did);
  };
  const edit = (jwt: string, did: string, description: string) =>
    send(apiPaths.editDiscussion, { did, title: 'An old one', description }, jwt);

  it('count as those of a new one, in edits and in new posts alike', async () => {
    const { jwt, uid } = await createForumMember(test);
    const [one, other] = [await old(jwt, uid), await old(jwt, uid)];
    expect(await edit(jwt, one, 'See https://a.example.in and www.b.example.in')).toMatchObject({ status: 'success' });
    expect(await edit(jwt, other, 'See https://c.example.in and www.d.example.in')).toMatchObject({ code: 'link_limit_reached' });
    expect(await edit(jwt, other, 'See https://c.example.in')).toMatchObject({ status: 'success' });
    const another = { title: 'A new one', description: 'See https://e.example.in' };
    expect(await send(apiPaths.addDiscussion, another, jwt)).toMatchObject({ code: 'link_limit_reached' });
    expect(await send(apiPaths.addDiscussion, { ...another, description: 'Without any' }, jwt)).toMatchObject({ status: 'success' });
  });

  it('count if they replace another one, and unchanged ones do not', async () => {
    const { jwt, uid } = await createForumMember(test);
    const did = await old(jwt, uid, 'See https://a.example.in and https://b.example.in');
    for (const each of ['c', 'd', 'e'])
      expect(await edit(jwt, did, `See https://a.example.in and https://${each}.example.in`)).toMatchObject({ status: 'success' });
    expect(await edit(jwt, did, 'See https://a.example.in and https://f.example.in')).toMatchObject({ code: 'link_limit_reached' });
    expect(await edit(jwt, did, 'See again https://a.example.in and https://e.example.in')).toMatchObject({ status: 'success' });
  });

  it('do not count as discussions', async () => {
    const { jwt, uid } = await createForumMember(test);
    const did = await old(jwt, uid);
    expect(await edit(jwt, did, 'See https://a.example.in')).toMatchObject({ status: 'success' });
    const answers = [];
    for (let n = 0; n < 6; n += 1)
      answers.push(await send(apiPaths.addDiscussion, { title: `Number ${n}`, description: 'About Saturn' }, jwt));
    expect(answers.map(({ code }) => code).filter(Boolean)).toEqual(['posting_limit_reached']);
  });
});

it('an author with hidden comments reaches the last page, and is sent to the page of their new comment', async () => {
  const [author, other] = [await createForumMember(test), await createForumMember(test)];
  const did = String((await send(apiPaths.addDiscussion, { title: 'Many words', description: 'About Saturn' }, author.jwt)).did);
  await test.db.execute(`insert into comments (cid, did, uid, comment, created_at, hidden_at)
    select 'hidden' || n || '${did}', '${did}', '${other.uid}', 'Hidden', '2026-03-01', '2026-03-02' from generate_series(1, ${forumLimits.pageSize}) n`);
  expect(await send(apiPaths.comments, { did, start: 1 }, author.jwt)).toMatchObject({ comments: [], page_count: 0 });
  expect(await send(apiPaths.comments, { did, start: 1 }, other.jwt)).toMatchObject({ page_count: 1 });
  const written = await send(apiPaths.addComment, { did, comment: 'A new one' }, other.jwt);
  expect(written).toMatchObject({ status: 'success', page: 2 });
  const { comments, page_count: pages } = (await test.post(apiPaths.comments, { did, start: 2 }, other.jwt)).json<{
    comments: { cid: string }[];
    page_count: number;
  }>();
  expect([comments.map(({ cid }) => cid), pages]).toEqual([[written.cid], 2]);
});
