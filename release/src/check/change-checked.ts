import type { Registry } from '@oracle-astra/shared/contract';
import { LiveSetChanged, readRegistry } from '../registry/registry-file';

/** Each attempt fails only if another remote changed within the seconds of a check. */
const maxAttempts = 5;

/**
 * Checks a change against the current registry and makes it if the checked releases are still live; repeats both if another remote
 * has changed meanwhile. `change` must pass the registry on as `checked`.
 */
export async function changeChecked(
  folder: string,
  check: (live: Registry) => Promise<void>,
  change: (checked: Registry) => Promise<Registry>,
): Promise<Registry> {
  for (let attempt = 1; ; attempt += 1) {
    const live = await readRegistry(folder);
    await check(live);
    try {
      return await change(live);
    } catch (error) {
      if (!(error instanceof LiveSetChanged) || attempt === maxAttempts) throw error;
    }
  }
}
