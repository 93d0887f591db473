import { useCallback, useEffect, useMemo, useRef } from 'react';
import { readDraft, useDraft, writeDraft, type DraftKey } from './use-draft';

interface DraftValues<Values> {
  values: Values;
  change: (changed: Partial<Values>) => void;
  /** Deletes the draft at once. */
  clear: () => void;
  /** Call it when the values are sent, and its result once they were taken: it deletes the draft, unless it has changed. */
  send: () => () => void;
  /** Whether the user has changed a value. */
  isTouched: boolean;
}

/** The text values of a form, stored under `key` so that they survive a reload. The first render has the initial values, also on the server. */
export function useDraftValues<Values extends Record<string, string>>(key: DraftKey, initialValues: Values): DraftValues<Values> {
  const [draft, setDraft, clear, send] = useDraft(key);
  const values = useMemo(() => parseDraft(draft, initialValues), [draft, initialValues]);

  const initial = useRef(initialValues);
  useEffect(() => {
    initial.current = initialValues;
  }, [initialValues]);
  const change = useCallback(
    (changed: Partial<Values>) =>
      // Several fields can change before the next render, and a release before or after this one may keep more under the same key.
      setDraft((latest) => JSON.stringify({ ...parseObject(latest), ...parseDraft(latest, initial.current), ...changed })),
    [setDraft],
  );

  return { values, change, clear, send, isTouched: draft !== '' };
}

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
