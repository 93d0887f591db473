import type { Composition } from '@oracle-astra/shared/contract';
import { embeddedJson } from '../app/embedded-json';

/** The composition that the server wrote into the document. */
export function readComposition(page: Document): Composition {
  return (embeddedJson(page, 'composition') as Composition | null) ?? { revision: 0, timeout_ms: 8000, remotes: [], navigation: [] };
}
