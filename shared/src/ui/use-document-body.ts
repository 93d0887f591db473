import { useSyncExternalStore } from 'react';

const never = () => () => {};
const inBrowser = () => document.body;
const onServer = () => null;

/** The body of the document; null on the server and during hydration. */
export function useDocumentBody(): HTMLElement | null {
  return useSyncExternalStore(never, inBrowser, onServer);
}
