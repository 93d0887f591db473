import { apiPaths } from '@oracle-astra/shared/contract';
import { createForumMember } from '../../testing/forum';
import { describeOnPostgres, startPostgres, type TestPostgres } from '../../testing/databases/real-postgres';
import { createTestApp, testConfig, type TestApp } from '../../testing/test-app';

const send = async (test: TestApp, path: string, body: object, jwt: string) =>
  (await test.post(path, body, jwt)).json<Record<string, unknown>>();

/** Opens the stream of a person; `next` resolves to the following number of unseen notifications. */
async function openStream(test: TestApp, jwt: string) {
  const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(`${address}${apiPaths.notificationStream}`, { headers: { authorization: `Bearer ${jwt}` } });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<number> => {
    for (;;) {
      const match = /event: summary\ndata: \{"unseen_count":(\d+)\}\n\n/.exec(text);
      if (match !== null) {
        text = text.slice(match.index + match[0].length);
        return Number(match[1]);
      }
      const { value, done } = await reader.read();
      if (done) throw new Error('The stream ended.');
      text += value;
    }
  };
  return { response, next, reader };
}

it('needs a session', async () => {
  const test = await createTestApp();
  expect((await test.get(apiPaths.notificationStream)).statusCode).toBe(401);
});

it('can be switched off by topic, and keeps the choice', async () => {
  const test = await createTestApp();
  const [author, other] = [await createForumMember(test), await createForumMember(test)];
  const { did } = await send(test, apiPaths.addDiscussion, { title: 'A question', description: 'An answer?' }, author.jwt);
  expect(await send(test, apiPaths.setNotificationPreferences, { comments: false }, author.jwt)).toMatchObject({
    preferences: { comments: false, votes: true },
  });
  await send(test, apiPaths.addComment, { did, comment: 'Hello' }, other.jwt);
  await send(test, apiPaths.vote, { did, type: 1 }, other.jwt);
  const { notifications } = (await test.post(apiPaths.notifications, {}, author.jwt, { 'accept-language': 'hi' })).json<{
    notifications: { nid: string; message: string }[];
  }>();
  expect(notifications.map(({ message }) => message)).toEqual([`${other.name} को “A question” पसंद आया`]);
  expect(await send(test, apiPaths.openNotification, { nid: notifications[0]!.nid }, other.jwt)).toMatchObject({
    code: 'notification_not_found',
  });
  expect(await send(test, apiPaths.openNotification, { nid: notifications[0]!.nid }, author.jwt)).toMatchObject({ status: 'success' });
  expect((await test.get(apiPaths.notificationPreferences, author.jwt)).json()).toMatchObject({ preferences: { comments: false } });
});

describeOnPostgres('two processes', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.close());

  it('notify each other of new and seen notifications', async () => {
    const config = { ...testConfig, databaseUrl: postgres.url };
    const [reading, writing] = [
      await createTestApp({ db: postgres.db, listen: postgres.listen, config }),
      await createTestApp({ db: postgres.db, listen: postgres.listen, config }),
    ];
    const author = await createForumMember(reading, '919800000001');
    const other = await createForumMember(writing, '919800000002');
    const { did } = await send(reading, apiPaths.addDiscussion, { title: 'A question', description: 'An answer?' }, author.jwt);
    const { response, next } = await openStream(reading, author.jwt);
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(await next()).toBe(0);
    await send(writing, apiPaths.addComment, { did, comment: 'Hello' }, other.jwt);
    expect(await next()).toBe(1);
    await send(writing, apiPaths.openNotification, { did }, author.jwt);
    expect(await next()).toBe(0);
    await writing.post(apiPaths.logout, {}, author.jwt);
    await expect(next()).rejects.toThrow('The stream ended.');
    await Promise.all([reading.close(), writing.close()]);
  });
});
