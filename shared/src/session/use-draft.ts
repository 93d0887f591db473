import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { safeStorage } from '../storage';

const prefix = 'draft:';
const storage = safeStorage('session');

/** Increased by `clearDrafts`, so that components mounted before it do not write their drafts again. */
let generation = 0;

/**
 * Text that survives a reload: stored in the tab's session storage under `key` while it is not empty.
 * The first render is empty on the server and in the browser; the first layout effect restores the stored text.
 * The last element of the result deletes the draft; call it after a successful submit.
 */
export function useDraft(key: string): [text: string, setText: (text: string) => void, clear: () => void] {
  const [text, setState] = useState('');
  const currentKey = useRef(key);
  const [mountGeneration] = useState(() => generation);
  // A layout effect runs before the replay of input from before hydration, which is then added to the stored text.
  useLayoutEffect(() => {
    const stored = storage.get(prefix + key) ?? '';
    const isOtherKey = currentKey.current !== key;
    currentKey.current = key;
    setState((typed) => (isOtherKey ? stored : typed || stored));
  }, [key]);
  const setText = useCallback(
    (next: string) => {
      setState(next);
      if (mountGeneration === generation) write(key, next);
    },
    [key, mountGeneration],
  );
  const clear = useCallback(() => {
    setState('');
    write(key, '');
  }, [key]);
  return [text, setText, clear];
}

/** Deletes all drafts of the tab. Components that are still mounted write none again. */
export function clearDrafts(): void {
  generation += 1;
  for (const key of storage.keys()) if (key.startsWith(prefix)) storage.remove(key);
}

/** Writes a draft; if storage is full or blocked, the draft lives only in the open page. */
function write(key: string, text: string): void {
  if (text === '') storage.remove(prefix + key);
  else storage.set(prefix + key, text);
}
