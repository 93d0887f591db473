import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { safeStorage } from '../storage';

const prefix = 'draft:';
const storage = safeStorage('session');

/** Counts how often all drafts were forgotten. */
let generation = 0;

/**
 * Text that survives a reload: kept in the tab's storage under `key` while it is not empty.
 * The first render is empty on server and browser alike; what was kept comes with the first layout effect.
 * The last member forgets the draft, to be called once the text was taken.
 */
export function useDraft(key: string): [text: string, setText: (text: string) => void, forget: () => void] {
  const [text, setState] = useState('');
  const shown = useRef(key);
  const [begun] = useState(() => generation);
  // Before the page is told what was typed while it came: that then adds to what was kept.
  useLayoutEffect(() => {
    const kept = storage.get(prefix + key) ?? '';
    const isAnother = shown.current !== key;
    shown.current = key;
    setState((typed) => (isAnother ? kept : typed || kept));
  }, [key]);
  const setText = useCallback((next: string) => {
    setState(next);
    if (begun === generation) write(key, next);
  }, [key, begun]);
  const forget = useCallback(() => {
    setState('');
    write(key, '');
  }, [key]);
  return [text, setText, forget];
}

/** Forgets every draft of the tab. What still runs of a page that is going writes none anew. */
export function clearDrafts(): void {
  generation += 1;
  for (const key of storage.keys()) if (key.startsWith(prefix)) storage.remove(key);
}

/** Storage may be full or forbidden; a draft is then only as safe as the open page. */
function write(key: string, text: string): void {
  if (text === '') storage.remove(prefix + key);
  else storage.set(prefix + key, text);
}
