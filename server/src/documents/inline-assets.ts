import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Descriptor } from '@oracle-astra/shared/contract';
import type { DocumentInput } from './build-document';

/** What stands inline in documents, read once for each release of the host; `releasesDir` is the folder of the releases. */
export function createInlineAssetsReader(releasesDir: string) {
  const known = new Map<string, Promise<DocumentInput['inlineAssets']>>();

  async function read({ remote, release, early }: Descriptor): Promise<DocumentInput['inlineAssets']> {
    const text = (name: string) => readFile(path.join(releasesDir, remote, release, name), 'utf8');
    const [css, latin, devanagari, script] = await Promise.all([text('base.css'), text('latin.css'), text('devanagari.css'), early === null ? '' : text(early)]);
    return { css, latin, devanagari, early: script };
  }

  return (described: Descriptor): Promise<DocumentInput['inlineAssets']> => {
    const ready = known.get(described.release);
    if (ready) return ready;
    const reading = read(described);
    known.set(described.release, reading);
    reading.catch(() => known.delete(described.release));
    return reading;
  };
}
