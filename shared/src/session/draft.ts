import { useCallback, useLayoutEffect, useRef, useState } from 'react';

const prefix = 'draft:';

/**
 * Text that survives a reload: kept in the tab's storage under `key` while it is not empty.
 * The first render is empty on server and browser alike; what was kept comes with the first layout effect.
 * The last member forgets the draft, to be called once the text was taken.
 */
export function useDraft(key: string): [text: string, setText: (text: string) => void, forget: () => void] {
  const [text, setState] = useState('');
  const shown = useRef(key);
  // Before the page is told what was typed while it came: that then adds to what was kept.
  useLayoutEffect(() => {
    const kept = read(key) ?? '';
    const isAnother = shown.current !== key;
    shown.current = key;
    setState((typed) => (isAnother ? kept : typed || kept));
  }, [key]);
  const setText = useCallback((next: string) => {
    setState(next);
    write(key, next);
  }, [key]);
  const forget = useCallback(() => {
    setState('');
    write(key, '');
  }, [key]);
  return [text, setText, forget];
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(prefix + key);
  } catch {
    return null;
  }
}

/** Storage may be full or forbidden; a draft is then only as safe as the open page. */
function write(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(prefix + key);
    else sessionStorage.setItem(prefix + key, text);
  } catch {
    return;
  }
}
