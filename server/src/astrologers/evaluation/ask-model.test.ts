import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callTool, startModelServer, say, type ModelServer } from '../../testing/model-server';
import { askModel, formatCheckedAnswer, type CheckedAnswer } from './ask-model';
import type { QuestionSet } from './set';

const set = JSON.parse(readFileSync(join(__dirname, '../../../assets/model-check/questions.json'), 'utf8')) as QuestionSet;
const now = new Date('2026-11-27T06:30:00Z');
const limits = { maxTokens: 700, firstWordsMs: 8000, stallMs: 6000, answerMs: 45_000, siteTokens: 0, personTokens: 0 };

let server: ModelServer;
beforeEach(async () => {
  server = await startModelServer();
});
afterEach(() => server.close());

async function check(questions: QuestionSet['questions']): Promise<CheckedAnswer[]> {
  const model = { ...limits, url: server.url, name: 'test', isOutside: false, apiKeys: null };
  const answers: CheckedAnswer[] = [];
  const findPlace = () => Promise.resolve(null);
  for await (const answer of askModel({ ...set, questions }, { model, findPlace, now })) answers.push(answer);
  return answers;
}

it('has thirty questions of three births, in three spellings', () => {
  expect([set.questions.length, Object.keys(set.births).length]).toEqual([30, 3]);
  expect(new Set(set.questions.map(({ birth }) => birth))).toEqual(new Set(Object.keys(set.births)));
});

it('records tool calls, including wrong ones, and the answer with its times', async () => {
  server.behave(callTool('planets'), callTool('weather'), say('The tools were asked. ', 'Take heart, and ask again whenever you like.'));
  const [answer] = await check(set.questions.slice(0, 1));
  expect(answer).toMatchObject({
    calls: [
      { name: 'planets', input: '{}', error: null },
      { name: 'weather', error: expect.stringMatching(/^There is no tool "weather"/) as string },
    ],
    firstWordsMs: expect.any(Number) as number,
    withheld: [],
    failure: null,
  });
  expect(answer && formatCheckedAnswer(answer, 0)).toMatch(
    /^1\. Oracle: Which sign is my Venus[^]*planets\(\{\}\)[^]*first words \d+ ms[^]*ask again whenever you like\.$/,
  );
});

it('records what was withheld and why, and why an answer failed', async () => {
  server.behave(
    say(
      'The steady work of these months counts. ',
      'You are guaranteed a promotion. ',
      'The rest of it rests with you and with your work.',
    ),
    (response) => {
      response.writeHead(500).end();
    },
  );
  const [withheld, failed] = await check(set.questions.slice(0, 2));
  expect(withheld).toMatchObject({ withheld: [{ sentence: 'You are guaranteed a promotion.', why: 'never to be said' }], failure: null });
  expect(failed).toMatchObject({ answer: '', firstWordsMs: null, failure: expect.any(String) as string });
  expect(failed && formatCheckedAnswer(failed, 1)).toMatch(/first words never[^]*failed: [^]*\(no answer\)$/);
});
