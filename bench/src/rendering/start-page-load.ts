import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface PageLoadOptions {
  url: string;
  perSecond: number;
  seconds: number;
  /** Part of each address, so that no page comes from a cache. */
  cacheKey: string;
}

export interface PageLoadResult {
  perSecond: number;
  /** Percent of the pages that the server rendered. */
  renderedPercent: number;
}

/** Requests pages at a constant rate from a separate process. `programs` is the folder of the built bench. */
export async function startPageLoad(programs: string, options: PageLoadOptions): Promise<PageLoadResult> {
  const child = fork(join(programs, 'page-load.mjs'), [JSON.stringify(options)]);
  let load: PageLoadResult | null = null;
  child.on('message', (message) => {
    load = message as PageLoadResult;
  });
  await once(child, 'exit');
  if (load === null) throw new Error('The pages could not be asked for: see the error above.');
  return load;
}
