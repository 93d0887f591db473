import { mainThreadClock, startThreadTimer, type ThreadClock } from './thread-clock';

/** A page that a thread has, and what the page had of the time since. */
export class PageTimer<P> {
  readonly #thread;
  readonly #main = startThreadTimer(mainThreadClock);
  #calls = 0;
  #callsBegan = 0;
  #callsMs = 0;

  constructor(readonly page: P, clock: ThreadClock) {
    this.#thread = startThreadTimer(clock);
  }

  /** Runs a call of the API; the page is not to blame for how long it takes. */
  async timeCall<T>(work: () => Promise<T>): Promise<T> {
    if (this.#calls === 0) this.#callsBegan = performance.now();
    this.#calls += 1;
    try {
      return await work();
    } finally {
      this.#calls -= 1;
      if (this.#calls === 0) this.#callsMs += performance.now() - this.#callsBegan;
    }
  }

  /**
   * Whether it took `ms` milliseconds by itself: its thread ran for so long, or slept with nothing to wait for but the
   * page. Not counted is time in which no processor was free, the API was asked, or this thread kept messages waiting.
   */
  hasUsed(ms: number): boolean {
    const { cpuMs, ownMs } = this.#thread();
    const main = this.#main();
    const calls = this.#callsMs + (this.#calls > 0 ? performance.now() - this.#callsBegan : 0);
    return cpuMs >= ms || ownMs - calls - main.waitedMs - main.cpuMs >= ms;
  }
}
