import type { ReplyLog } from './reply-log';

/** Writes a reply through `push`, independent of readers. Never rejects. */
export type ReplyWork = (push: (chunk: string) => void, signal: AbortSignal) => Promise<void>;

/** The abort reason of a reply that its person stopped. */
export class ReplyStopped extends Error {
  constructor() {
    super('The reply was stopped.');
  }
}

class InFlightReply {
  readonly #chunks: string[] = [];
  readonly #abort = new AbortController();
  #ended = false;
  #waiters: (() => void)[] = [];
  readonly done: Promise<void>;

  constructor(work: ReplyWork) {
    this.done = work((chunk) => {
      this.#chunks.push(chunk);
      this.#notifyAll();
    }, this.#abort.signal).finally(() => {
      this.#ended = true;
      this.#notifyAll();
    });
  }

  abort(reason: Error): void {
    this.#abort.abort(reason);
  }

  /** All chunks from the first on, as they arrive. */
  async *follow(): AsyncGenerator<string, void> {
    for (let at = 0; ;) {
      for (; at < this.#chunks.length; at += 1) yield this.#chunks[at] as string;
      if (this.#ended) return;
      await new Promise<void>((resolve) => this.#waiters.push(resolve));
    }
  }

  #notifyAll(): void {
    for (const notify of this.#waiters.splice(0)) notify();
  }
}

/**
 * Replies in flight in this process, mirrored into `log` for other processes. A reply does not depend on a connection: it
 * continues when its reader disconnects, and any number of readers can follow it at their own pace.
 */
export function createInFlightReplies(log?: ReplyLog) {
  const replies = new Map<string, InFlightReply>();

  function mirror(id: string, work: ReplyWork, { write }: ReplyLog): ReplyWork {
    const copy = write(id);
    return (push, signal) =>
      work((chunk) => {
        push(chunk);
        copy.push(chunk);
      }, signal).finally(copy.end);
  }

  return {
    start(id: string, work: ReplyWork): AsyncIterable<string> {
      const reply = new InFlightReply(log === undefined ? work : mirror(id, work, log));
      replies.set(id, reply);
      void reply.done.finally(() => replies.delete(id));
      return reply.follow();
    },

    follow: (id: string): AsyncIterable<string> | null => replies.get(id)?.follow() ?? null,

    abort: (id: string): void => replies.get(id)?.abort(new Error('The chat was removed.')),

    /** False if another process writes it, or none any more. */
    stop(id: string): boolean {
      replies.get(id)?.abort(new ReplyStopped());
      return replies.has(id);
    },

    abortAll(): void {
      for (const reply of replies.values()) reply.abort(new Error('The server ends.'));
    },

    ids: (): string[] => [...replies.keys()],

    /** Resolves when no reply is in flight. */
    async drain(): Promise<void> {
      while (replies.size > 0) await Promise.all([...replies.values()].map((reply) => reply.done));
      await log?.drain();
    },
  };
}

export type InFlightReplies = ReturnType<typeof createInFlightReplies>;
