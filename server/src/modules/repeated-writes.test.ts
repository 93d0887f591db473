/* eslint-disable max-lines -- the cases of one subject share their set-up */
import type { LightMyRequestResponse } from 'fastify';
import type { BirthRecord } from '@oracle-astra/shared/contract';
import { apiPaths } from '@oracle-astra/shared/contract';
import { addBirth, birth } from '../testing/births';
import { listChats, openChat } from '../testing/chats';
import { createForumMember } from '../testing/forum';
import { createPooledTestApp, type TestApp } from '../testing/test-app';

/** A write that somebody new can make, and another request to the same call. */
interface Write {
  url: string;
  body: object;
  other: object;
  jwt: string;
}

let test: TestApp;
beforeAll(async () => {
  test = await createPooledTestApp();
});

const send = ({ url, body, jwt }: Omit<Write, 'other'>, key: string) => test.post(url, body, jwt, { 'idempotency-key': key });
const seen = ({ statusCode, body }: LightMyRequestResponse) => [statusCode, body];
const births = async (jwt: string) => (await test.get(apiPaths.births, jwt)).json<{ births: BirthRecord[] }>().births;

async function personWithTwo() {
  const { jwt } = await test.signIn();
  return { jwt, bids: [await addBirth(test, jwt), await addBirth(test, jwt)] as const };
}

async function personWithChats() {
  const { jwt, bid, asst_id } = await openChat(test);
  const second = (await test.post(apiPaths.startChat, { bid, astrologer: 'Astra' }, jwt)).json<{ asst_id: string }>().asst_id;
  return { jwt, bid, ids: [asst_id, second] as const };
}

async function memberAndPost() {
  const [author, member] = [await createForumMember(test), await createForumMember(test)];
  const add = async (title: string) =>
    (await test.post(apiPaths.addDiscussion, { title, description: 'An answer?' }, author.jwt)).json<{ did: string }>().did;
  return { author: author.jwt, jwt: member.jwt, did: await add('A question'), second: await add('Another question') };
}

const writes: Record<string, () => Promise<Write>> = {
  'adding a birth record': async () => ({
    url: apiPaths.addBirth,
    body: birth,
    other: { ...birth, full_name: 'Ravi' },
    jwt: (await test.signIn()).jwt,
  }),
  'editing one': async () => {
    const { jwt, bids } = await personWithTwo();
    return { url: apiPaths.editBirth, body: { ...birth, bid: bids[0] }, other: { ...birth, bid: bids[1] }, jwt };
  },
  'deleting one': async () => {
    const { jwt, bids } = await personWithTwo();
    return { url: apiPaths.deleteBirth, body: { bid: bids[0] }, other: { bid: bids[1] }, jwt };
  },
  'starting a chat': async () => {
    const { jwt, bids } = await personWithTwo();
    return { url: apiPaths.startChat, body: { bid: bids[0], astrologer: 'Oracle' }, other: { bid: bids[1], astrologer: 'Oracle' }, jwt };
  },
  'starting one about a celebrity': async () => {
    const { jwt, bids } = await personWithTwo();
    return {
      url: apiPaths.startCelebChat,
      body: { bid: bids[0], astrologer: 'Oracle' },
      other: { bid: bids[0], astrologer: 'Astra' },
      jwt,
    };
  },
  'ending a chat': async () => {
    const { jwt, ids } = await personWithChats();
    return { url: apiPaths.stopChat, body: { asst_id: ids[0] }, other: { asst_id: ids[1] }, jwt };
  },
  'deleting a chat': async () => {
    const { jwt, ids } = await personWithChats();
    return { url: apiPaths.deleteChat, body: { asst_id: ids[0] }, other: { asst_id: ids[1] }, jwt };
  },
  'starting a discussion': async () => ({
    url: apiPaths.addDiscussion,
    body: { title: 'A question', description: 'An answer?' },
    other: { title: 'Another question', description: 'An answer?' },
    jwt: (await createForumMember(test)).jwt,
  }),
  commenting: async () => {
    const { did, jwt } = await memberAndPost();
    return { url: apiPaths.addComment, body: { did, comment: 'Yes' }, other: { did, comment: 'No' }, jwt };
  },
  'deleting a discussion': async () => {
    const { did, second, author } = await memberAndPost();
    return { url: apiPaths.deleteDiscussion, body: { did }, other: { did: second }, jwt: author };
  },
  voting: async () => {
    const { did, jwt } = await memberAndPost();
    return { url: apiPaths.vote, body: { did, type: 1 }, other: { did, type: 0 }, jwt };
  },
  'inviting a friend': async () => ({
    url: apiPaths.invite,
    body: { mobile: '919812345678' },
    other: { mobile: '919812345679' },
    jwt: (await test.signIn()).jwt,
  }),
};

it.each(Object.entries(writes))(
  '%s with one key gets the same answer, concurrently and later',
  async (_name, make) => {
    const write = await make();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(write, 'key-1')));
    const [first] = answers.map(seen);
    expect(first?.[0]).toBe(200);
    expect(answers[0]?.json()).toMatchObject({ status: 'success' });
    expect([...answers.map(seen), seen(await send(write, 'key-1'))]).toEqual(Array(7).fill(first));
  },
  60_000,
);

it.each(Object.entries(writes))(
  '%s refuses the key of another request, and a malformed one',
  async (_name, make) => {
    const write = await make();
    const first = await send(write, 'key-1');
    const reused = await send({ ...write, body: write.other }, 'key-1');
    expect([reused.statusCode, reused.json()]).toEqual([
      400,
      { status: 'fail', code: 'idempotency_key_reused', message: 'This Idempotency-Key belongs to another request.' },
    ]);
    expect(seen(await send(write, 'key-1'))).toEqual(seen(first));
    expect((await send({ ...write, body: write.other }, 'key-2')).json()).toMatchObject({ status: 'success' });
    for (const key of ['', ' ', 'a b', 'k'.repeat(101), 'क']) {
      expect((await send(write, key)).json()).toMatchObject({ status: 'fail', code: 'invalid_idempotency_key' });
    }
  },
  60_000,
);

it('adds one birth record for one key, and one for each person', async () => {
  const [one, other] = [await test.signIn(), await test.signIn()];
  for (const { jwt } of [one, other]) {
    await Promise.all(Array.from({ length: 6 }, () => send({ url: apiPaths.addBirth, body: birth, jwt }, 'key-1')));
    expect(await births(jwt)).toHaveLength(1);
  }
  await test.post(apiPaths.addBirth, birth, one.jwt);
  await test.post(apiPaths.addBirth, birth, one.jwt);
  expect(await births(one.jwt)).toHaveLength(3);
});

it('starts one chat for one key, although the first was ended meanwhile', async () => {
  const { jwt, bids } = await personWithTwo();
  const start = { url: apiPaths.startChat, body: { bid: bids[0], astrologer: 'Oracle' }, jwt };
  const first = await send(start, 'key-1');
  await test.post(apiPaths.stopChat, { asst_id: first.json<{ asst_id: string }>().asst_id }, jwt);
  expect(seen(await send(start, 'key-1'))).toEqual(seen(first));
  expect(await listChats(test, jwt)).toHaveLength(1);
});

it('stores no failure: the same key succeeds when the cause is gone', async () => {
  const { jwt } = await test.signIn();
  const twice = { ...birth, dob: '14/10/1945', tob: '23:30' };
  expect((await send({ url: apiPaths.addBirth, body: twice, jwt }, 'key-1')).json()).toMatchObject({ code: 'ambiguous_birth_time' });
  expect((await send({ url: apiPaths.addBirth, body: { ...twice, earlier_offset: true }, jwt }, 'key-1')).json()).toMatchObject({
    status: 'success',
  });
  const added = Array.from({ length: 99 }, () => test.post(apiPaths.addBirth, birth, jwt));
  await Promise.all(added);
  const more = { url: apiPaths.addBirth, body: birth, jwt };
  expect((await send(more, 'key-2')).json()).toMatchObject({ code: 'birth_limit_reached' });
  await test.post(apiPaths.deleteBirth, { bid: (await births(jwt))[0]?.bid }, jwt);
  expect((await send(more, 'key-2')).json()).toMatchObject({ status: 'success' });
  expect(await births(jwt)).toHaveLength(100);
});
