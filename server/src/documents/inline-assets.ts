import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Descriptor } from '@oracle-astra/shared/contract';
import type { InlineAssets } from './build-document';

/** More than the number of live host releases. */
const maxReleases = 20;

/** Reads the inline parts of documents, once for each release of the host; `releasesDir` is the folder of the releases. */
export function createInlineAssetsReader(releasesDir: string) {
  async function read({ remote, release, early }: Descriptor): Promise<InlineAssets> {
    const readText = (name: string) => readFile(path.join(releasesDir, remote, release, name), 'utf8');
    const [css, latin, devanagari, script] = await Promise.all([
      readText('base.css'),
      readText('latin.css'),
      readText('devanagari.css'),
      early === null ? '' : readText(early),
    ]);
    return { css, latin, devanagari, early: script };
  }

  const cache = new LRUCache<string, InlineAssets, Descriptor>({
    max: maxReleases,
    ignoreFetchAbort: true,
    fetchMethod: (_release, _stale, { context }) => read(context),
  });

  return (host: Descriptor): Promise<InlineAssets> => cache.forceFetch(host.release, { context: host });
}
