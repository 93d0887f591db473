import { apiPaths } from '@oracle-astra/shared/contract';
import { addBirth } from '../../testing/births';
import { listChats, openChat, question } from '../../testing/chats';
import type { TestChat } from '../../testing/chats';
import type { TestApp } from '../../testing/test-app';
import { createTestApp } from '../../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});

const post = (path: string, body: object, jwt: string) => test.post(path, body, jwt);
const stop = ({ asst_id, jwt }: TestChat) => post(apiPaths.stopChat, { asst_id }, jwt);
const goOn = ({ asst_id, bid, jwt }: TestChat, changes: object = {}) =>
  post(apiPaths.startChat, { bid, astrologer: 'Oracle', asst_id, ...changes }, jwt);
const listRunning = async (chat: TestChat) =>
  (await listChats(test, chat.jwt)).filter(({ active }) => active).map(({ asst_id }) => asst_id);

describe('a past chat', () => {
  it('continues in place of the running one about the same chart', async () => {
    const chat = await openChat(test);
    await chat.ask();
    await stop(chat);
    await post(apiPaths.startChat, { bid: chat.bid, astrologer: 'Oracle' }, chat.jwt);
    expect((await goOn(chat)).json()).toMatchObject({ status: 'success', asst_id: chat.asst_id });
    expect(await listRunning(chat)).toEqual([chat.asst_id]);
    expect((await goOn(chat)).json()).toMatchObject({ asst_id: chat.asst_id });
    expect((await chat.ask({ message: 'And when will that be?' })).status.status).toBe('success');
    expect(await chat.messages()).toHaveLength(5);
  });

  it('is the only running one, also after concurrent starts', async () => {
    const chat = await openChat(test);
    await stop(chat);
    const start = () => post(apiPaths.startChat, { bid: chat.bid, astrologer: 'Oracle' }, chat.jwt);
    const answers = await Promise.all([goOn(chat), start(), goOn(chat), start(), goOn(chat)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(await listRunning(chat)).toHaveLength(1);
  });

  it('must be the person’s own, about this chart, with this astrologer', async () => {
    const chat = await openChat(test);
    await stop(chat);
    const other = await openChat(test);
    expect((await goOn({ ...other, asst_id: chat.asst_id })).statusCode).toBe(404);
    expect((await goOn(chat, { astrologer: 'Astra' })).statusCode).toBe(404);
    expect((await goOn(chat, { bid: await addBirth(test, chat.jwt) })).statusCode).toBe(404);
    expect(await listRunning(chat)).toEqual([]);
  });
});

describe('a short question', () => {
  it.each(['why?', 'kyun', 'क्यों'])('"%s" is accepted after an answer', async (message) => {
    const chat = await openChat(test);
    const isFirst = await chat.push({ message });
    expect(isFirst.statusCode).toBe(400);
    await chat.ask();
    expect((await chat.ask({ message })).status.status).toBe('success');
    expect((await chat.push({ message: 'ok' })).statusCode).toBe(400);
  });

  it('is accepted after an answer of care too', async () => {
    const chat = await openChat(test);
    await chat.ask({ message: 'I do not want to live anymore' });
    expect((await chat.ask({ message: 'why?' })).status).toMatchObject({ status: 'success' });
  });
});

describe('the same question again', () => {
  it('is recognised and free, and charged if it is repeated on purpose', async () => {
    const chat = await openChat(test);
    expect((await chat.ask()).status).toHaveProperty('charged');
    const noticed = await chat.ask();
    expect(noticed.status).not.toHaveProperty('charged');
    const again = await chat.ask({ again: true });
    expect(again.status).toHaveProperty('charged');
    expect(again.text).not.toBe(noticed.text);
  });
});

describe('whether an answer helped', () => {
  const rate = ({ asst_id, jwt }: TestChat, mid: string | undefined, helped: boolean | null) =>
    post(apiPaths.chatFeedback, { asst_id, mid, helped }, jwt);

  it('is stored with it, in any order, and withdrawn', async () => {
    const chat = await openChat(test);
    await chat.ask();
    const mid = (await chat.messages())[2]?.mid;
    await Promise.all([rate(chat, mid, true), rate(chat, mid, true), rate(chat, mid, true)]);
    expect((await chat.messages())[2]).toMatchObject({ helped: true });
    expect((await rate(chat, mid, false)).json()).toEqual({ status: 'success' });
    expect((await chat.messages())[2]).toMatchObject({ helped: false });
    const file = await test.get(apiPaths.exportAccount, chat.jwt);
    expect(file.body).toMatch(/"helped":\s*false/u);
    await rate(chat, mid, null);
    expect((await chat.messages())[2]).not.toHaveProperty('helped');
  });

  it('is accepted only for one’s own answers, and never for care', async () => {
    const chat = await openChat(test);
    await chat.ask();
    await chat.ask({ message: 'I do not want to live anymore' });
    const [greeting, asked, answer, , care] = await chat.messages();
    const other = await openChat(test);
    expect((await rate(other, answer?.mid, true)).statusCode).toBe(404);
    expect((await rate({ ...other, asst_id: chat.asst_id }, answer?.mid, true)).statusCode).toBe(404);
    for (const message of [greeting, asked, care]) expect((await rate(chat, message?.mid, true)).statusCode).toBe(404);
    expect((await chat.messages()).some((message) => 'helped' in message)).toBe(false);
  });
});

describe('a celebrity chat', () => {
  it('speaks about the person of the chart, and is marked in the list', async () => {
    const { jwt } = await test.signIn();
    const bid = await addBirth(test, jwt);
    const started = (await post(apiPaths.startCelebChat, { bid, astrologer: 'Oracle' }, jwt)).json<{ asst_id: string; message: string }>();
    expect(started.message).toMatch(/^This is the chart of /u);
    const { asst_id } = started;
    const body = { bid, asst_id, astrologer: 'Oracle', message: 'Where is Saturn in the chart?', device: 'web' };
    const { body: reply } = await test.post(apiPaths.pushChat, body, jwt);
    expect(reply.split('\u001e')[0]).toMatch(/\bTheir Saturn\b|\btheir\b/u);
    expect(reply.split('\u001e')[0]).not.toMatch(/\byou(?:r|rs)?\b/iu);
    expect(await listChats(test, jwt)).toMatchObject([{ asst_id, celebrity: true }]);
    const own = (await post(apiPaths.startChat, { bid, astrologer: 'Oracle' }, jwt)).json<{ asst_id: string; message: string }>();
    expect(own.asst_id).not.toBe(asst_id);
    expect(own.message).not.toMatch(/This is the chart of/u);
  });

  it('answers thanks to the user', async () => {
    const { jwt } = await test.signIn();
    const bid = await addBirth(test, jwt);
    const { asst_id } = (await post(apiPaths.startCelebChat, { bid, astrologer: 'Astra' }, jwt)).json<{ asst_id: string }>();
    const ask = (message: string) => test.post(apiPaths.pushChat, { bid, asst_id, astrologer: 'Astra', message, device: 'web' }, jwt);
    await ask(question);
    expect((await ask('What can you do?')).body).toMatch(/\b(?:you|your)\b/iu);
  });
});
