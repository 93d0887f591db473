import type { Composition } from '@oracle-astra/shared/contract';
import { readEmbeddedJson } from '../app/embedded-json';

/** The composition that the server embedded in the document; an empty one if there is none. */
export function readComposition(page: Document): Composition {
  return (readEmbeddedJson(page, 'composition') as Composition | null) ?? { revision: 0, timeout_ms: 8000, remotes: [], navigation: [] };
}
