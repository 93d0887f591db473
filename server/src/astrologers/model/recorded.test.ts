import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { write } from '../../testing/model-server';
import { toQuestion, type QuestionSet } from '../evaluation/set';
import { setChart } from '../relevance/ask-set';
import { createQuestion } from '../testing/charts';
import type { AstrologerName, Question } from '../types';
import { startModel } from './testing/ask-model';

/** A recorded conversation with tools and manually inserted false sentences; the sentences that may be shown, and the number of others. */
interface Recorded {
  asked: { birth?: string; astrologer: AstrologerName; text: string };
  now?: string;
  /** Towns that a tool looks up, in degrees north and east. */
  places?: Record<string, [lat: number, lng: number]>;
  replies: object[][];
  shown: string;
  withheld: number;
}

const folder = join(__dirname, 'testing/recorded');
const { births } = JSON.parse(readFileSync(join(__dirname, '../../../assets/model-check/questions.json'), 'utf8')) as QuestionSet;
const conversations = readdirSync(folder).map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8')) as Recorded] as const);

let model: Awaited<ReturnType<typeof startModel>>;
beforeAll(async () => {
  model = await startModel();
});
afterAll(() => model.server.close());

function questionOf({ asked: { birth, astrologer, text }, now }: Recorded): Question {
  if (birth === undefined) return { ...createQuestion(setChart, text), astrologer };
  const question = toQuestion({ births, questions: [] }, { birth, astrologer, text }, new Date(now ?? ''));
  return { ...createQuestion(question.chart, text), ...question };
}

it.each(conversations)('shows the sentences of a recorded conversation that its tools support: %s', async (_file, recorded) => {
  model.warn.mockClear();
  model.server.behave(
    ...recorded.replies.map((parts) => write(`${parts.map((part) => `data: ${JSON.stringify(part)}\n\n`).join('')}data: [DONE]\n\n`)),
  );
  const findPlace = (name: string) => {
    const [lat, lng] = recorded.places?.[name] ?? [];
    return Promise.resolve(lat === undefined || lng === undefined ? null : { name, lat, lng });
  };
  const astrologer = model.create(undefined, findPlace);
  expect((await model.ask(questionOf(recorded), astrologer)).replace(/ +(?=\n)/gu, '')).toBe(recorded.shown);
  expect(model.warn).toHaveBeenCalledTimes(recorded.withheld);
});
