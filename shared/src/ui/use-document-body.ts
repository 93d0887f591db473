import { useSyncExternalStore } from 'react';

const never = () => () => {};
const inBrowser = () => document.body;
const onServer = () => null;

/** The body of the document, or null on the server and in the render that takes its page over. */
export function useDocumentBody(): HTMLElement | null {
  return useSyncExternalStore(never, inBrowser, onServer);
}
