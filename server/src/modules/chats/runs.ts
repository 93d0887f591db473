/** A piece of work that writes text, whoever listens. It says everything through `push` and never rejects. */
export type Work = (push: (piece: string) => void, signal: AbortSignal) => Promise<void>;

class Run {
  readonly #pieces: string[] = [];
  readonly #abort = new AbortController();
  #ended = false;
  #wake: (() => void)[] = [];
  readonly done: Promise<void>;

  constructor(work: Work) {
    this.done = work((piece) => {
      this.#pieces.push(piece);
      this.#wakeAll();
    }, this.#abort.signal).finally(() => {
      this.#ended = true;
      this.#wakeAll();
    });
  }

  abort(reason: string): void {
    this.#abort.abort(new Error(reason));
  }

  /** Everything from the first piece on, as it comes. */
  async* follow(): AsyncGenerator<string, void> {
    for (let at = 0; ;) {
      for (; at < this.#pieces.length; at += 1) yield this.#pieces[at] as string;
      if (this.#ended) return;
      await new Promise<void>((resolve) => this.#wake.push(resolve));
    }
  }

  #wakeAll(): void {
    for (const wake of this.#wake.splice(0)) wake();
  }
}

/**
 * Replies under way in this process. A run belongs to nobody's connection: it goes on when its
 * listener leaves, and any number may listen at their own pace.
 */
export function createRuns() {
  const running = new Map<string, Run>();

  return {
    begin(id: string, work: Work): AsyncIterable<string> {
      const run = new Run(work);
      running.set(id, run);
      void run.done.finally(() => running.delete(id));
      return run.follow();
    },

    follow: (id: string): AsyncIterable<string> | null => running.get(id)?.follow() ?? null,

    abort: (id: string): void => running.get(id)?.abort('The chat was removed.'),

    abortAll(): void {
      for (const run of running.values()) run.abort('The server ends.');
    },

    ids: (): string[] => [...running.keys()],

    /** Resolves once nothing is under way. */
    async drain(): Promise<void> {
      while (running.size > 0) await Promise.all([...running.values()].map((run) => run.done));
    },
  };
}

export type Runs = ReturnType<typeof createRuns>;
