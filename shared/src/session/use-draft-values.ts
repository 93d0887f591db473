import { useCallback, useEffect, useMemo, useRef } from 'react';
import { readDraft, useDraft, writeDraft, type DraftKey } from './use-draft';

interface DraftValues<Values> {
  values: Values;
  /** Where a second argument is given, only while the draft has those values still: what was found for them comes late. */
  change: (changed: Partial<Values>, found?: Partial<Values>) => void;
  /** Deletes the draft at once. */
  clear: () => void;
  /** Call it when the values are sent, with them where that is later than they were taken, and its result once they arrived: it deletes the draft, unless it has changed. */
  send: (sent?: Values) => () => void;
  /** Whether the user has changed a value. */
  isTouched: boolean;
}

/** The text values of a form, stored under `key` so that they survive a reload. The first render has the initial values, also on the server. */
export function useDraftValues<Values extends Record<string, string>>(key: DraftKey, initialValues: Values): DraftValues<Values> {
  const [draft, setDraft, clear, sendText] = useDraft(key);
  const values = useMemo(() => parseDraft(draft, initialValues), [draft, initialValues]);

  const initial = useRef(initialValues);
  useEffect(() => {
    initial.current = initialValues;
  }, [initialValues]);
  const change = useCallback(
    (changed: Partial<Values>, found: Partial<Values> = {}) =>
      // Several fields can change before the next render, and a release before or after this one may keep more under the same key.
      setDraft((latest) => {
        const current = parseDraft(latest, initial.current);
        return has(current, found) ? JSON.stringify({ ...parseObject(latest), ...current, ...changed }) : latest;
      }),
    [setDraft],
  );
  const send = useCallback((sent?: Values) => sendText(sent && ((text) => has(sent, parseDraft(text, initial.current)))), [sendText]);

  return { values, change, clear, send, isTouched: draft !== '' };
}

const has = (values: Record<string, string>, some: Partial<Record<string, string>>) =>
  Object.entries(some).every(([name, value]) => values[name] === value);

/** Adds values to the draft of another form, which shows them when it is opened next; its other values stay. */
export function fillDraft(key: DraftKey, values: Record<string, string>): void {
  writeDraft(key, JSON.stringify({ ...parseObject(readDraft(key)), ...values }));
}

/** Parses a stored draft; missing or invalid values get their initial value. */
function parseDraft<Values extends Record<string, string>>(draft: string, initialValues: Values): Values {
  if (draft === '') return initialValues;
  const texts = Object.entries(parseObject(draft)).filter(([name, value]) => name in initialValues && typeof value === 'string');
  return { ...initialValues, ...(Object.fromEntries(texts) as Partial<Values>) };
}

function parseObject(draft: string): object {
  if (draft === '') return {};
  try {
    const stored: unknown = JSON.parse(draft);
    return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? stored : {};
  } catch {
    // What cannot be read is as good as no draft.
    return {};
  }
}
