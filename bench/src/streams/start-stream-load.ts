import { fork } from 'node:child_process';
import { on } from 'node:events';
import { join } from 'node:path';
import type { OpenChat } from '../api/users';

export interface StreamLoadWish {
  url: string;
  chats: readonly OpenChat[];
  question: string;
}

/** Milliseconds since all were sent; `ended` is null until the last answer has ended. */
export interface StreamLoad {
  firstBytes: number[];
  ended: number | null;
}

export interface RunningStreams {
  /** Asks all questions at once; resolves with the start times when each answer has begun. */
  start(): Promise<number[]>;
  /** The end of the last answer. */
  ended(): Promise<number>;
}

/** Asks questions in many chats at once, from a separate process. `programs` is the folder of the built bench. */
export async function startStreamLoad(programs: string, wish: StreamLoadWish): Promise<RunningStreams> {
  const child = fork(join(programs, 'stream-load.mjs'));
  const failed = new AbortController();
  child.once('exit', (code) => {
    if (code !== 0) failed.abort(new Error('The questions could not be asked: see the error above.'));
  });
  const messages = on(child, 'message', { signal: failed.signal });
  const next = async () => ((await messages.next()).value as unknown[])[0] as StreamLoad;
  child.send(wish);
  await next();
  return {
    async start() {
      child.send('start');
      return (await next()).firstBytes;
    },
    ended: async () => (await next()).ended ?? Number.NaN,
  };
}
