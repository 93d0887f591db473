import { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { sendChunks } from './send-chunks';

const readers = 500;
const chunk = 'x'.repeat(16_384);

/** A connection whose other end reads nothing, so that no write is ever done. */
function openReader() {
  const socket = new Duplex({ read: () => undefined, write: () => undefined }) as Socket;
  const raw = new ServerResponse(new IncomingMessage(socket));
  raw.assignSocket(socket);
  const taken = { chunks: 0, isOver: false };
  async function* write() {
    try {
      for (;;) {
        taken.chunks += 1;
        yield chunk;
      }
    } finally {
      taken.isOver = true;
    }
  }
  const reply = { raw, hijack: () => undefined, getHeaders: () => ({}) } as unknown as FastifyReply;
  return { raw, socket, taken, sent: sendChunks(reply, write()) };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
}

it('500 readers of an endless answer that read nothing hold a few chunks each, and none when they leave', async () => {
  const open = Array.from({ length: readers }, openReader);
  await settle();
  const held = () => open.reduce((sum, { raw, socket }) => sum + raw.writableLength + socket.writableLength, 0);
  const [taken, bytes] = [open.map(({ taken: { chunks } }) => chunks), held()];
  expect(Math.max(...taken)).toBeLessThanOrEqual(3);
  expect(bytes).toBeLessThan(readers * 4 * chunk.length);
  await settle();
  expect([open.map(({ taken: { chunks } }) => chunks), held()]).toEqual([taken, bytes]);

  for (const { socket, raw } of open) {
    raw.emit('close');
    socket.destroy();
  }
  await Promise.all(open.map(({ sent }) => sent));
  expect(open.every(({ taken: { isOver } }) => isOver)).toBe(true);
});
