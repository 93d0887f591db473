import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { apiPaths } from '@oracle-astra/shared/contract';
import type { TestChat } from '../../../testing/chats';
import { openChat, getBalance, splitReply } from '../../../testing/chats';
import { createFakeAstrologer } from '../../../testing/fake-astrologer';
import { createTestApp } from '../../../testing/test-app';
import { sendChunks } from './send-chunks';

const text = 'The Moon is calm. Saturn asks for patience.\n\nRest today.';

async function listen() {
  const astrologer = createFakeAstrologer();
  const test = await createTestApp({ astrologer });
  const url = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const chat = await openChat(test);
  const post = (signal?: AbortSignal) =>
    fetch(url + apiPaths.pushChat, {
      method: 'POST',
      body: JSON.stringify(chat.body()),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${chat.jwt}`, connection: 'close' },
      ...(signal ? { signal } : {}),
    });
  return { astrologer, test, chat, post };
}

const turn = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

async function untilAnswered(chat: TestChat): Promise<void> {
  while ((await chat.messages()).length < 3) await turn();
}

describe('over a socket', () => {
  it('sends each part before the rest is written', async () => {
    const { astrologer, post } = await listen();
    const { goOn } = astrologer.pause();
    const response = await post();
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('transfer-encoding')).toBe('chunked');
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    let body = new TextDecoder().decode((await reader.read()).value);
    expect(body).toBe('The Moon is calm. ');
    goOn();
    for (let part = await reader.read(); !part.done; part = await reader.read()) body += new TextDecoder().decode(part.value);
    expect(splitReply(body)).toMatchObject({ text, status: { status: 'success', questions_left: 2 } });
  });

  it('finishes, stores and charges once the reply of a client that left', async () => {
    const { astrologer, test, chat, post } = await listen();
    const { reached, goOn } = astrologer.pause();
    const leave = new AbortController();
    const response = await post(leave.signal);
    await reached;
    leave.abort();
    await expect(response.text()).rejects.toThrow();
    goOn();
    await untilAnswered(chat);
    expect((await chat.messages())[2]).toMatchObject({ from_name: 'Oracle', message: text, charged: { by: 'questions', amount: 0 } });
    expect(await getBalance(test, chat.uid, 'oracle_question')).toEqual({ available: 2, held: 0 });
  });

  it('finishes running replies when the server closes', async () => {
    const { astrologer, test, chat, post } = await listen();
    const { reached, goOn } = astrologer.pause();
    const response = await post();
    await reached;
    const closing = test.app.close();
    goOn();
    expect(splitReply(await response.text())).toMatchObject({ text, status: { status: 'success' } });
    await closing;
    expect(await getBalance(test, chat.uid, 'oracle_question')).toEqual({ available: 2, held: 0 });
  });

  it('finishes the reply of a client that left before the server closes', async () => {
    const { astrologer, test, chat, post } = await listen();
    const { reached, goOn } = astrologer.pause();
    const leave = new AbortController();
    const response = await post(leave.signal);
    await reached;
    leave.abort();
    await expect(response.text()).rejects.toThrow();
    let closed = false;
    const closing = test.app.close().then(() => {
      closed = true;
    });
    while (test.app.server.listening) await turn();
    for (let turns = 0; turns < 50; turns += 1) await turn();
    expect(closed).toBe(false);
    goOn();
    await closing;
    expect(await getBalance(test, chat.uid, 'oracle_question')).toEqual({ available: 2, held: 0 });
  });
});

describe('to a client that reads slowly', () => {
  class SlowClient extends EventEmitter {
    destroyed = false;
    ended = false;
    full = true;
    written: string[] = [];
    writeHead(): void {}
    flushHeaders(): void {}
    write(piece: string): boolean {
      this.written.push(piece);
      return !this.full;
    }
    end(): void {
      this.ended = true;
    }
  }

  function sending() {
    const raw = new SlowClient();
    const asked: string[] = [];
    async function* pieces(): AsyncGenerator<string> {
      for (const piece of ['one', 'two', 'three']) {
        asked.push(piece);
        yield piece;
      }
    }
    const reply = { raw, getHeaders: () => ({}), hijack: () => undefined, log: { error: () => undefined } } as unknown as FastifyReply;
    return { raw, asked, done: sendChunks(reply, pieces()) };
  }

  it('writes no more before it has read', async () => {
    const { raw, asked, done } = sending();
    await turn();
    expect([raw.written, asked]).toEqual([['one'], ['one']]);
    raw.full = false;
    raw.emit('drain');
    await done;
    expect([raw.written, raw.ended]).toEqual([['one', 'two', 'three'], true]);
  });

  it('stops when it leaves', async () => {
    const { raw, done } = sending();
    await turn();
    raw.destroyed = true;
    raw.emit('close');
    await done;
    expect([raw.written, raw.ended]).toEqual([['one'], false]);
  });
});
