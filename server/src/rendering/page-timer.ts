import { mainThreadClock, startThreadTimer, type ThreadClock } from './threads/thread-clock';

/** Measures the processor time of a page since its thread received it. */
export class PageTimer<P> {
  readonly #thread;
  readonly #main = startThreadTimer(mainThreadClock);
  #openCalls = 0;
  #callsStartedAt = 0;
  #callsMs = 0;

  constructor(
    readonly page: P,
    clock: ThreadClock,
  ) {
    this.#thread = startThreadTimer(clock);
  }

  /** Runs an API call, whose duration does not count for the page. */
  async timeCall<T>(call: () => Promise<T>): Promise<T> {
    if (this.#openCalls === 0) this.#callsStartedAt = performance.now();
    this.#openCalls += 1;
    try {
      return await call();
    } finally {
      this.#openCalls -= 1;
      if (this.#openCalls === 0) this.#callsMs += performance.now() - this.#callsStartedAt;
    }
  }

  /**
   * Whether the page itself used `ms` milliseconds: its thread ran that long, or slept while only the page could wake it. Time
   * without a free processor, in API calls, or in which this thread delayed messages is not counted.
   */
  hasUsed(ms: number): boolean {
    const { cpuMs, ownMs } = this.#thread();
    const main = this.#main();
    const calls = this.#callsMs + (this.#openCalls > 0 ? performance.now() - this.#callsStartedAt : 0);
    return cpuMs >= ms || ownMs - calls - main.waitedMs - main.cpuMs >= ms;
  }
}
