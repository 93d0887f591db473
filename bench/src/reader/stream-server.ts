import Fastify from 'fastify';
import { Readable } from 'node:stream';
import { createBuiltInReader } from '../../../server/src/astrologers';
import { sendChunks } from '../../../server/src/modules/chats/replies/send-chunks';
import { createBirths, toQuestion } from './births';

/*
 * A separate program, so that only the server's memory is measured: `reader` streams answers as chats do, `bare` the same text
 * with plain Fastify. A message requests the resident memory.
 */
const mode = process.argv[2] === 'bare' ? 'bare' : 'reader';
const paceMs = Number(process.argv[3]);
const reader = createBuiltInReader({ paceMs });
const questions = createBirths(50).map((chart) => toQuestion(chart, 'Should I change my job this year?'));

async function* bareText(): AsyncGenerator<string> {
  for (let count = 0; count < 200; count += 1) {
    yield 'Saturn asks for patience. ';
    await new Promise((resolve) => setTimeout(resolve, paceMs));
  }
}

const app = Fastify();
let asked = 0;
app.get('/stream', async (_request, reply) => {
  const question = questions[asked++ % questions.length];
  if (mode === 'bare' || !question) return reply.type('text/plain').send(Readable.from(bareText()));
  await sendChunks(reply, reader.answer({ ...question }, new AbortController().signal));
});
const url = await app.listen({ port: 0, host: '127.0.0.1' });
process.on('message', () => {
  global.gc?.();
  process.send?.(process.memoryUsage().rss);
});
process.send?.(url);
