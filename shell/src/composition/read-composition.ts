import type { Composition } from '@oracle-astra/shared/contract';

/** The composition that the server wrote into the document. */
export function readComposition(page: Document): Composition {
  const json = page.getElementById('composition')?.textContent;
  return json ? (JSON.parse(json) as Composition) : { revision: 0, timeout_ms: 8000, remotes: [], navigation: [] };
}
