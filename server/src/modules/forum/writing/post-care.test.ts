import { addCommentRequest, addDiscussionRequest, apiPaths, type CareCard, type Discussion } from '@oracle-astra/shared/contract';
import { createForumMember } from '../../../testing/forum';
import { createTestApp, testConfig, type TestApp } from '../../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ config: { ...testConfig, metricsToken: 'a-key-of-the-operators' } });
});

interface Answer {
  status: string;
  code?: string;
  did?: string;
  cid?: string;
  care?: CareCard;
}
interface Queue {
  items: { id: string; care: string | null; text: string }[];
}

const send = async (path: string, body: object, jwt: string, headers?: Record<string, string>) =>
  (await test.post(path, body, jwt, headers)).json<Answer>();
const read = async (path: string, body: object) => (await test.post(path, body)).json<{ discussions: Discussion[] }>();
const queue = async () => (await test.get('/ops/moderation/items', 'a-key-of-the-operators')).json<Queue>().items;
const isFlagged = async (uid: string) =>
  (await test.db.execute(`select level from care_flags where uid = '${uid}'`)).rows.map(({ level }) => level);
const plain = { title: 'Saturn in the seventh', description: 'Does it slow marriage down?' };

const despair = [
  ['English', 'en', 'I cannot go on, I want to end my life'],
  ['Hindi', 'hi', 'अब जीने का मन नहीं करता, मरना चाहती हूँ'],
  ['Hinglish', 'hi-Latn', 'main ab jeena nahi chahta, mar jaana chahta hoon'],
] as const;

it.each(despair)('answers a draft of despair in %s before it is posted, in its language', async (_name, language, text) => {
  const { jwt, uid } = await createForumMember(test);
  for (const body of [
    { ...plain, description: text },
    { ...plain, title: text },
  ]) {
    const answer = await send(apiPaths.addDiscussion, body, jwt);
    expect(answer).toMatchObject({ status: 'fail', code: 'care_needed', care: { language, text: expect.any(String) } });
    expect(answer.care?.helplines.map(({ number }) => number)).toContain('14416');
  }
  const { did } = await send(apiPaths.addDiscussion, plain, jwt);
  expect(await send(apiPaths.addComment, { did, comment: text }, jwt)).toMatchObject({ code: 'care_needed', care: { language } });
  expect(await send(apiPaths.editDiscussion, { did, ...plain, description: text }, jwt)).toMatchObject({ code: 'care_needed' });
  expect(await read(apiPaths.discussions, { query: text })).toMatchObject({ discussions: [] });
  expect((await queue()).some((item) => item.text.includes(text))).toBe(false);
  expect(await isFlagged(uid)).toHaveLength(1);
});

it('assesses an edit together with the unsent text', async () => {
  const { jwt } = await createForumMember(test);
  const { did } = await send(apiPaths.addDiscussion, { ...plain, title: 'Saturn says I will kill', post_anyway: true }, jwt);
  expect(await send(apiPaths.editDiscussion, { did, description: 'myself today' }, jwt)).toMatchObject({ code: 'care_needed' });
  expect(await send(apiPaths.editDiscussion, { did, rashi_tag: '' }, jwt)).toMatchObject({ status: 'success' });
});

it('comes before the name, the filter and the limits', async () => {
  const { jwt } = await test.signIn();
  const body = { ...plain, description: 'I want to kill myself, call me on 9876543210' };
  expect(await send(apiPaths.addDiscussion, body, jwt)).toMatchObject({ code: 'care_needed' });
  expect(await send(apiPaths.addDiscussion, { ...body, post_anyway: true }, jwt)).toMatchObject({ code: 'handle_required' });
  const member = await createForumMember(test);
  expect(await send(apiPaths.addDiscussion, { ...body, post_anyway: true }, member.jwt)).toMatchObject({ code: 'text_has_contact' });
});

it('is posted if its author insists: once, with help for the author and a review by an operator', async () => {
  const { jwt, name } = await createForumMember(test);
  const other = await createForumMember(test);
  const body = { ...plain, description: 'I cannot go on, I want to end my life', post_anyway: true };
  const key = { 'idempotency-key': 'all-the-same' };
  const answers = await Promise.all([1, 2, 3].map(() => send(apiPaths.addDiscussion, body, jwt, key)));
  const did = String(answers[0]?.did);
  expect(answers.map((answer) => [answer.status, answer.did, answer.care?.level])).toEqual(Array(3).fill(['success', did, 'R']));
  const commented = await send(
    apiPaths.addComment,
    { did, comment: 'Mera bhi jeene ka mann nahi karta, mar jaana chahti hoon', post_anyway: true },
    other.jwt,
  );
  expect(commented.care?.helplines.length).toBeGreaterThan(0);
  const items = (await queue()).filter(({ id }) => id === did || id === commented.cid);
  expect(items.map(({ id, care }) => [id, care !== null])).toEqual(
    expect.arrayContaining([
      [did, true],
      [commented.cid, true],
    ]),
  );
  const page = (await test.get('/ops/moderation', 'a-key-of-the-operators')).body;
  expect(page).toContain(`discussion ${did} by ${name}`);
  expect(page).toContain('it or a report of it speaks of danger: who wrote that has seen the helplines');

  const act = { action: 'restore', target: did, reason: 'They are answered.' };
  expect((await test.post('/ops/moderation/actions', act, 'a-key-of-the-operators')).json()).toEqual({ status: 'success' });
  expect((await queue()).map(({ id }) => id)).not.toContain(did);
  await send(apiPaths.deleteComment, { cid: commented.cid }, other.jwt);
  expect((await test.db.execute(`select item_id from moderation_reviews where item_id in ('${did}', '${commented.cid}')`)).rows).toEqual(
    [],
  );
});

it('passes plain posts, also on serious matters', async () => {
  const { jwt } = await createForumMember(test);
  const texts = [
    'My phone died during the Saturn transit, what a day',
    'When will my court case end? Saturn is in the sixth house.',
    'क्या शनि की साढ़ेसाती में नौकरी बदलनी चाहिए?',
    'Karz kab utrega, Rahu chal raha hai',
  ];
  for (const description of texts)
    expect(await send(apiPaths.addDiscussion, { ...plain, description }, jwt)).toMatchObject({
      status: 'success',
      did: expect.any(String),
    });
});

it('accepts no other value for posting anyway', () => {
  expect(addDiscussionRequest.safeParse({ ...plain, post_anyway: 'yes' }).success).toBe(false);
  expect(addCommentRequest.safeParse({ did: 'd', comment: 'Hello', post_anyway: 1 }).success).toBe(false);
});

it('answers the reason of a report with help, once for each key, and puts the reported post first', async () => {
  const [author, reporter] = [await createForumMember(test), await createForumMember(test)];
  const { did } = await send(apiPaths.addDiscussion, plain, author.jwt);
  const report = { did, reason: 'Nobody here listens. I want to end my life.' };
  const answers = [1, 2].map(() => send(apiPaths.report, report, reporter.jwt, { 'idempotency-key': 'one-report' }));
  expect((await Promise.all(answers)).map(({ status, care }) => [status, care?.level])).toEqual(Array(2).fill(['success', 'R']));
  expect(await isFlagged(reporter.uid)).toEqual(['R']);
  expect(await isFlagged(author.uid)).toEqual([]);
  expect((await queue()).find(({ id }) => id === did)).toMatchObject({ care: 'R' });
  const other = await createForumMember(test);
  expect(await send(apiPaths.report, { did, reason: 'An advert' }, other.jwt)).not.toHaveProperty('care');
});
