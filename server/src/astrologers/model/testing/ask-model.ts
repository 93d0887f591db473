import type { ModelConfig } from '../../../config/product/model';
import { startModelServer, type ModelServer } from '../../../testing/model-server';
import { createBuiltInReader } from '../../reader/built-in-reader';
import { setChart } from '../../relevance/ask-set';
import { createQuestion } from '../../testing/charts';
import type { Question } from '../../types';
import { createModelAstrologer } from '../model-astrologer';

type Limits = Pick<ModelConfig, 'firstWordsMs' | 'stallMs' | 'answerMs'>;
const patient: Limits = { firstWordsMs: 20_000, stallMs: 20_000, answerMs: 60_000 };

export const question = createQuestion(setChart, 'When will I get a new job?');
// Of the chart of the sets: Pisces lagna, Moon in Aries in the 2nd house, Mars in the 7th.
export const truth = 'Your Moon is in Aries, in the 2nd house. ';
export const more = 'Work grows slowly for you, and it asks for patience with the people around you this winter. ';

const findKanpur = (name: string) => Promise.resolve(name === 'Kanpur' ? { name, lat: 26.4499, lng: 80.3319 } : null);

/** A fake model, and an astrologer that uses it. */
export async function startModel() {
  const server: ModelServer = await startModelServer();
  const warn = jest.fn();
  let now = new Date('2026-11-21T08:00:00Z');
  const create = (limits: Limits = patient, findPlace = findKanpur) =>
    createModelAstrologer({
      model: {
        url: server.url,
        name: 'test-model',
        isOutside: false,
        apiKeys: { list: ['secret'] },
        maxTokens: 500,
        siteTokens: 0,
        personTokens: 0,
        ...limits,
      },
      reader: createBuiltInReader({ paceMs: 0 }),
      log: { warn },
      clock: () => now,
      findPlace,
      budget: { mayAsk: () => Promise.resolve(true), spend: () => Promise.resolve() },
    });
  return {
    server,
    warn,
    create,
    pass: (ms: number) => void (now = new Date(now.getTime() + ms)),
    async ask(asked: Question, astrologer = create()): Promise<string> {
      let text = '';
      for await (const piece of astrologer.answer(asked, new AbortController().signal)) text += piece;
      return text;
    },
  };
}
