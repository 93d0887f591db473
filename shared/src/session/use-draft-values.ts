import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useDraft } from './use-draft';

interface DraftValues<Values> {
  values: Values;
  change: (changed: Partial<Values>) => void;
  /** Deletes the draft; call it after a successful submit. */
  clear: () => void;
  /** Whether the user has changed a value. */
  isTouched: boolean;
}

/** The text values of a form, stored under `key` so that they survive a reload. The first render has the initial values, also on the server. */
export function useDraftValues<Values extends Record<string, string>>(key: string, initialValues: Values): DraftValues<Values> {
  const [draft, setDraft, clear] = useDraft(key);
  const values = useMemo(() => parseDraft(draft, initialValues), [draft, initialValues]);

  // Several fields can change before the next render, so each change starts from the latest values.
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);
  const change = useCallback(
    (changed: Partial<Values>) => {
      latest.current = { ...latest.current, ...changed };
      setDraft(JSON.stringify(latest.current));
    },
    [setDraft],
  );

  return { values, change, clear, isTouched: draft !== '' };
}

/** Parses a stored draft; missing or invalid values get their initial value. */
function parseDraft<Values extends Record<string, string>>(draft: string, initialValues: Values): Values {
  if (draft === '') return initialValues;
  try {
    const stored: unknown = JSON.parse(draft);
    if (typeof stored !== 'object' || stored === null) return initialValues;
    const texts = Object.entries(stored).filter(([name, value]) => name in initialValues && typeof value === 'string');
    return { ...initialValues, ...(Object.fromEntries(texts) as Partial<Values>) };
  } catch {
    return initialValues;
  }
}
