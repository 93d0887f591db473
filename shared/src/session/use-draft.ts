import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { safeStorage } from '../storage';
import { countPersonChanges, notePersonChange } from './person-changes';

/**
 * The name of a draft with the version of its format: `question-b1.1`. No two forms share a name. A form whose fields change
 * their meaning takes the next version, so that it neither reads nor overwrites drafts of other releases.
 */
export type DraftKey = `${string}.${number}`;

const prefix = 'draft:';
const storage = safeStorage('session');
/** Version 1 is stored without its number, as in releases before drafts had versions. */
const toStorageKey = (key: DraftKey) => prefix + key.replace(/\.1$/, '');

/** Texts that the storage refused because it is full or blocked, so that other pages still get them until a reload. */
const unstored = new Map<DraftKey, string>();

/** Mounted forms by draft. A form that was left can delete the draft after success, while the same form is open again. */
const mounted = new Map<DraftKey, Set<(text: string) => void>>();

/**
 * Text that survives a reload: stored in the tab's session storage under `key` while it is not empty. The first render is empty
 * on the server and in the browser; the first layout effect restores the stored text.
 * `setText` takes the text, or a function of the latest text, which may not be rendered yet. `clear` deletes the draft at once.
 * `send` takes a predicate for the sent text (by default the current text) and returns the function that deletes the draft after
 * success; text that was changed meanwhile is kept, also if the form was left and opened again.
 */
export function useDraft(
  key: DraftKey,
): [
  text: string,
  setText: (text: string | ((latest: string) => string)) => void,
  clear: () => void,
  send: (isSent?: (text: string) => boolean) => () => void,
] {
  const [text, setState] = useState('');
  const currentKey = useRef(key);
  const latest = useRef('');
  const [person] = useState(countPersonChanges);
  const isMounted = useRef(false);
  // A layout effect runs before input from before hydration is replayed, so that this input is added to the stored text.
  useLayoutEffect(() => {
    const stored = readDraft(key);
    const isOtherKey = currentKey.current !== key;
    currentKey.current = key;
    const take = (next: string) => {
      latest.current = next;
      setState(next);
    };
    take(isOtherKey ? stored : latest.current || stored);
    const stop = listen(key, take);
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      stop();
    };
  }, [key]);
  const setText = useCallback(
    (changed: string | ((latest: string) => string)) => {
      // After the form was left, the stored text is newer than its own.
      const before = isMounted.current ? latest.current : readDraft(key) || latest.current;
      const next = typeof changed === 'function' ? changed(before) : changed;
      latest.current = next;
      setState(next);
      // After the person has left, mounted components must not store the draft again.
      if (person !== countPersonChanges()) return;
      if (isMounted.current) writeDraft(key, next);
      else replaceDraft(key, next);
    },
    [key, person],
  );
  const clear = useCallback(() => {
    latest.current = '';
    setState('');
    writeDraft(key, '');
  }, [key]);
  const send = useCallback(
    (isSent?: (text: string) => boolean) => {
      const sent = latest.current;
      return () => {
        // Without storage the text exists only in the open form.
        const stored = readDraft(key) || latest.current;
        if (!(isSent?.(stored) ?? stored === sent)) return;
        replaceDraft(key, '');
      };
    },
    [key],
  );
  return [text, setText, clear, send];
}

/** The stored text of a draft, or ''. */
export const readDraft = (key: DraftKey): string => unstored.get(key) ?? storage.get(toStorageKey(key)) ?? '';

/** Deletes all drafts of the tab. Components that are still mounted do not store them again. */
export function clearDrafts(): void {
  notePersonChange();
  unstored.clear();
  for (const key of storage.keys()) if (key.startsWith(prefix)) storage.remove(key);
}

function listen(key: DraftKey, take: (text: string) => void): () => void {
  const forms = mounted.get(key) ?? new Set();
  mounted.set(key, forms.add(take));
  return () => {
    forms.delete(take);
    if (forms.size === 0) mounted.delete(key);
  };
}

/** Stores a draft and updates the forms that show it. */
function replaceDraft(key: DraftKey, text: string): void {
  writeDraft(key, text);
  for (const take of mounted.get(key) ?? []) take(text);
}

/** Stores a draft. If storage is full or blocked, the draft is lost with a reload. */
export function writeDraft(key: DraftKey, text: string): void {
  unstored.delete(key);
  if (text === '') return storage.remove(toStorageKey(key));
  storage.set(toStorageKey(key), text);
  if (storage.get(toStorageKey(key)) !== text) unstored.set(key, text);
}
