import type { PageState } from '@oracle-astra/shared/contract';

/** What the server rendered this document with; null where it did not. */
export function readPageState(page: Document): PageState | null {
  const json = page.getElementById('page-state')?.textContent;
  return json ? (JSON.parse(json) as PageState) : null;
}
