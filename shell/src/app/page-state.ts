import type { PageState } from '@oracle-astra/shared/contract';
import { readEmbeddedJson } from './embedded-json';

/** The state with which the server rendered this document; null if it did not render the page. */
export function readPageState(page: Document): PageState | null {
  return readEmbeddedJson(page, 'page-state') as PageState | null;
}
