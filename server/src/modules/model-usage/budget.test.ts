import type { ModelConfig } from '../../config/product/model';
import { openChat, setBalance } from '../../testing/chats';
import { callTool, cut, say, startModelServer, write, type ModelServer } from '../../testing/model-server';
import { createTestApp, testConfig, type TestApp } from '../../testing/test-app';

const words = 'Work grows slowly for you, and it asks for patience with the people around you this winter. ';
const daySeconds = 24 * 60 * 60;

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests.length = 0;
});

/** An answer for which the endpoint reports this many tokens. */
const counted = (prompt: number, answer: number) => {
  const parts = [
    { choices: [{ delta: { content: words + words } }] },
    { choices: [{ delta: {}, finish_reason: 'stop' }] },
    { choices: [], usage: { prompt_tokens: prompt, completion_tokens: answer } },
  ];
  return write(`${parts.map((part) => `data: ${JSON.stringify(part)}\n\n`).join('')}data: [DONE]\n\n`);
};

async function openApp(limits: Pick<ModelConfig, 'siteTokens' | 'personTokens'>, beside?: TestApp): Promise<TestApp> {
  const model = {
    url: server.url,
    name: 'm',
    isOutside: false,
    apiKeys: null,
    maxTokens: 500,
    firstWordsMs: 20_000,
    stallMs: 20_000,
    answerMs: 60_000,
  };
  return createTestApp({
    ...(beside && { db: beside.db, clock: beside.clock }),
    config: { ...testConfig, model: { ...model, ...limits } },
  });
}

const tokensOf = async (test: TestApp) => (await test.db.execute<{ tokens: string }>('select tokens from model_usage')).rows;

let key = 0;
const ask = async (chat: Awaited<ReturnType<typeof openChat>>) =>
  (await chat.push({ message: `When will I get a new job, the ${(key += 1)}th?` }, `key-${key}`)).body;

it('uses the model until an account’s daily budget is spent, and again the next day', async () => {
  const test = await openApp({ siteTokens: 0, personTokens: 1000 });
  const [one, other] = [await openChat(test), await openChat(test)];
  server.behave(counted(900, 99), counted(900, 99), counted(1, 1), counted(1, 1));
  expect(await ask(one)).toContain(words.trim());
  expect(await ask(one)).toContain(words.trim());
  expect(await ask(one)).not.toContain(words.trim());
  expect(server.requests).toHaveLength(2);
  expect(await ask(other)).toContain(words.trim());
  test.clock.advance(daySeconds);
  await setBalance(test, one.uid, 'oracle_question', 1);
  expect(await ask(one)).toContain(words.trim());
  await test.close();
});

it('keeps the budget of the site over all processes', async () => {
  const test = await openApp({ siteTokens: 1000, personTokens: 0 });
  const beside = await openApp({ siteTokens: 1000, personTokens: 0 }, test);
  server.behave(counted(900, 100));
  expect(await ask(await openChat(test))).toContain(words.trim());
  expect(await ask(await openChat(beside))).not.toContain(words.trim());
  expect(server.requests).toHaveLength(1);
  const { body } = await beside.app.inject('/metrics');
  expect(body).toMatch(/model_answer_tokens_sum\{kind="prompt"\} \d+/u);
  expect(body).toMatch(/model_answers_total\{end="over budget"\} \d+/u);
  await beside.close();
  await test.close();
});

it('counts all rounds of an answer, also if the endpoint counts nothing or cuts it off', async () => {
  const test = await openApp({ siteTokens: 0, personTokens: 0 });
  const chat = await openChat(test);
  server.behave(callTool('planets'), say(words, words));
  await ask(chat);
  const [first] = await tokensOf(test);
  // Both rounds include rules and tools of some thousand letters.
  expect(Number(first?.tokens)).toBeGreaterThan(3000);
  server.behave(cut(words + words, words));
  await ask(chat);
  expect(Number((await tokensOf(test))[0]?.tokens)).toBeGreaterThan(Number(first?.tokens) + 1000);
  await test.close();
});

it('answers with the reader if the budget cannot be read', async () => {
  const test = await openApp({ siteTokens: 1000, personTokens: 0 });
  const chat = await openChat(test);
  await test.db.execute('alter table model_usage rename to model_usage_gone');
  server.behave(say(words, words));
  expect(await ask(chat)).not.toContain(words.trim());
  expect(server.requests).toHaveLength(0);
  await test.close();
});
