import { yieldToMain } from '../background/yield-to-main';

/** Evaluates bundled packages one by one: as a single task they block input for 100 ms and more on a phone. */
export async function initModules(modules: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const load of modules) {
    await load();
    await yieldToMain();
  }
}
