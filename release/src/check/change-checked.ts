import type { Registry } from '@oracle-astra/shared/contract';
import { LiveSetChanged, readRegistry } from '../registry/registry-file';

/** Each is a change of another remote within the seconds of a check. */
const maxAttempts = 5;

/**
 * Checks a change against the registry of now and makes it, while what it was checked against is live; where another remote has
 * changed meanwhile both are done again. `change` passes the registry on as `checked`.
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
