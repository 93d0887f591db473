import { useCallback, useEffect, useMemo, useRef } from 'react';
import { readDraft, useDraft, writeDraft, type DraftKey } from './use-draft';

interface DraftValues<Values> {
  values: Values;
  /** Changes values. With `found`, only if the draft still has those values, for results that arrive late. */
  change: (changed: Partial<Values>, found?: Partial<Values>) => void;
  /** Deletes the draft at once. */
  clear: () => void;
  /**
   * Call it when the values are sent, and its result after success: that deletes the draft unless it has changed since. Pass
   * `sent` if `send` is called later than the values were taken.
   */
  send: (sent?: Values) => () => void;
  /** Whether the user has changed a value. */
  isTouched: boolean;
}

/**
 * The text values of a form. Those that the user changes are stored under `key`, so that they survive a reload. The first render
 * has the initial values, also on the server.
 */
export function useDraftValues<Values extends Record<string, string>>(key: DraftKey, initialValues: Values): DraftValues<Values> {
  const [draft, setDraft, clear, sendText] = useDraft(key);
  const values = useMemo(() => parseDraft(draft, initialValues), [draft, initialValues]);

  const initial = useRef(initialValues);
  useEffect(() => {
    initial.current = initialValues;
  }, [initialValues]);
  const change = useCallback(
    (changed: Partial<Values>, found: Partial<Values> = {}) =>
      // An updater, because several fields can change before the next render. Unchanged values are not stored, because a form that is
      // opened again may have newer ones; values that only another release knows are kept.
      setDraft((latest) =>
        has(parseDraft(latest, initial.current), found) ? JSON.stringify({ ...parseObject(latest), ...changed }) : latest,
      ),
    [setDraft],
  );
  const send = useCallback((sent?: Values) => sendText(sent && ((text) => has(sent, parseDraft(text, initial.current)))), [sendText]);

  return { values, change, clear, send, isTouched: draft !== '' };
}

const has = (values: Record<string, string>, some: Partial<Record<string, string>>) =>
  Object.entries(some).every(([name, value]) => values[name] === value);

/** Adds values to the draft of another form, which shows them when it is opened; other values of the draft are kept. */
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
    // An unreadable draft counts as empty.
    return {};
  }
}
