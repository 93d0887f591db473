import Fastify from 'fastify';
import { apiPaths } from '@oracle-astra/shared/contract';
import type { Listen } from '../../db/database';
import { addMetrics } from '../../plugins/metrics';
import { buildWorker } from '../../rendering/testing/built-worker';
import { createForumMember } from '../../testing/forum';
import { describeOnPostgres, startPostgres, type TestPostgres } from '../../testing/databases/real-postgres';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { followContentVersion, gatherMs, publicContentChannel } from './content-version';
import { openRenderedSiteApp } from '../testing/rendered-site-app';

const worker = buildWorker();
afterAll(() => worker.remove());

type Site = Awaited<ReturnType<typeof openRenderedSiteApp>>;
const open: Site[] = [];
afterEach(async () => {
  for (const site of open.splice(0)) await site.close();
});

async function openSite(respond: () => string | Promise<string>, listen?: Listen): Promise<Site> {
  const site = await openRenderedSiteApp(worker.script, respond, { listen });
  open.push(site);
  return site;
}

const readPage = async ({ app }: Site) => /<div id="root"[^>]*>.* \| (.*?)<\/div>/.exec((await app.inject({ url: '/forum' })).body)?.[1];

describeOnPostgres('pages of two processes', () => {
  let postgres: TestPostgres;
  let test: TestApp;
  beforeAll(async () => {
    postgres = await startPostgres();
    test = await createTestApp({ db: postgres.db, listen: postgres.listen });
  });
  afterAll(async () => {
    await test.close();
    await postgres.close();
  });

  const readTitles = async () => {
    const { discussions } = (await test.post(apiPaths.discussions, { start: 1, query: '' })).json<{ discussions: { title: string }[] }>();
    return discussions.map(({ title }) => title).join(', ');
  };

  it('show another process’s post as soon as its event arrives', async () => {
    const reading = await openSite(readTitles, postgres.listen);
    expect(await readPage(reading)).toBe('');
    const author = await createForumMember(test, '919800000001');
    // Subscribed last, so that it is called after the site's own listener.
    let hear: () => void = () => undefined;
    const stop = await postgres.listen(publicContentChannel, () => hear());
    const heard = new Promise<void>((resolve) => {
      hear = resolve;
    });
    await test.post(apiPaths.addDiscussion, { title: 'Is Saturn slow?', description: 'An answer?' }, author.jwt);
    await heard;
    expect(await readPage(reading)).toBe('Is Saturn slow?');
    await stop();
  });

  it.each([
    ['a post', `insert into discussions (did, uid, title, description, created_at) values ('d', 'u', '', '', now())`],
    ['an edited post', `update discussions set title = 'Edited'`],
    ['a vote', `update discussions set upvotes = upvotes + 1`],
    ['a comment', `insert into comments (cid, did, uid, comment, created_at) values ('c', 'd', 'u', '', now())`],
    ['a profile', `insert into forum_profiles (uid, display_name, gender, created_at) values ('u', 'u', '', now())`],
    ['a name', `update forum_profiles set display_name = 'v' where uid = 'u'`],
    ['a profile that is gone', `delete from forum_profiles where uid = 'u'`],
  ])('are notified of %s by any writer', async (_what, statement) => {
    await postgres.db.execute(`insert into users (uid, created_at) values ('u', now()) on conflict do nothing`);
    const heard: (string | null)[] = [];
    let hear: () => void = () => undefined;
    const stop = await postgres.listen(publicContentChannel, (payload) => {
      heard.push(payload);
      hear();
    });
    const told = new Promise<void>((resolve) => {
      hear = resolve;
    });
    await postgres.db.execute(statement);
    await told;
    expect(heard).toEqual(['']);
    await stop();
  });
});

describe('the version of the content', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
  afterEach(() => jest.useRealTimers());

  function follow() {
    const app = Fastify();
    addMetrics(app);
    let tell: (payload: string | null) => void = () => undefined;
    const stop = jest.fn(async () => undefined);
    const getVersion = followContentVersion(app, async (_channel, onMessage) => {
      tell = onMessage;
      return stop;
    });
    return { app, stop, getVersion, tell: (payload: string | null) => tell(payload) };
  }

  it('increases at the first change, and once for all further ones within half a second', () => {
    const { getVersion, tell } = follow();
    for (let change = 0; change < 5; change += 1) tell('');
    expect(getVersion()).toBe(1);
    jest.advanceTimersByTime(gatherMs);
    expect(getVersion()).toBe(2);
    jest.advanceTimersByTime(10 * gatherMs);
    expect(getVersion()).toBe(2);
    tell('');
    expect(getVersion()).toBe(3);
  });

  it('increases if changes may have been missed, and listens until the server closes', async () => {
    const { app, stop, getVersion, tell } = follow();
    tell(null);
    expect(getVersion()).toBe(1);
    await app.close();
    expect(stop).toHaveBeenCalledTimes(1);
  });
});
