import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface PageLoadWish {
  url: string;
  perSecond: number;
  seconds: number;
  /** Part of each address, so that no cache knows it. */
  mark: string;
}

export interface PageLoad {
  perSecond: number;
  /** Percent of the pages that came rendered. */
  share: number;
}

/** Asks a site for pages at a steady pace, from a process of its own. `programs` is the folder of the built bench. */
export async function startPageLoad(programs: string, wish: PageLoadWish): Promise<PageLoad> {
  const child = fork(join(programs, 'page-load.mjs'), [JSON.stringify(wish)]);
  let load: PageLoad | null = null;
  child.on('message', (message) => { load = message as PageLoad; });
  await once(child, 'exit');
  if (load === null) throw new Error('The pages could not be asked for: see the error above.');
  return load;
}
