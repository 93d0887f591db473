import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';
import { restoreProperties } from './restore-properties';

/**
 * One environment for all test files of a worker, so that `worker-runtime.cjs` can reuse compiled modules. Its globals are
 * restored after each file.
 */
class SharedEnvironment extends NodeEnvironment {
  readonly #restoreGlobals = restoreProperties(this.global);
  readonly #restoreProcess = restoreProperties(this.global.process);
  readonly #restoreVariables = restoreProperties(this.global.process.env);
  readonly #restoreListeners = restoreListeners(this.global.process);

  override teardown(): Promise<void> {
    this.fakeTimers?.useRealTimers();
    this.fakeTimersModern?.useRealTimers();
    this.#restoreListeners();
    this.#restoreVariables();
    this.#restoreProcess();
    this.#restoreGlobals();
    this.#forgetReplacedGlobals();
    return Promise.resolve();
  }

  /** Jest keeps every replaced global until the environment ends, and with it the tests of each file of this worker. */
  #forgetReplacedGlobals(): void {
    const proxy: unknown = Reflect.get(this, '_globalProxy');
    if (typeof proxy === 'object' && proxy !== null) Reflect.set(proxy, 'leftovers', []);
  }
}

/** Returns a function that removes listeners that were added since. */
function restoreListeners(emitter: NodeJS.Process): () => void {
  const before = new Map(emitter.eventNames().map((event) => [event, emitter.rawListeners(event)]));
  return () => {
    for (const event of emitter.eventNames())
      for (const listener of emitter.rawListeners(event))
        if (!before.get(event)?.includes(listener)) emitter.removeListener(event, listener as () => void);
  };
}

let shared: SharedEnvironment | undefined;

/** Gives each test file of a worker the same environment. */
export default function ServerEnvironment(config: JestEnvironmentConfig, context: EnvironmentContext): SharedEnvironment {
  return (shared ??= new SharedEnvironment(config, context));
}
