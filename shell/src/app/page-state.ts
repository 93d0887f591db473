import type { PageState } from '@oracle-astra/shared/contract';
import { embeddedJson } from './embedded-json';

/** What the server rendered this document with; null where it did not. */
export function readPageState(page: Document): PageState | null {
  return embeddedJson(page, 'page-state') as PageState | null;
}
