import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useDraft } from './use-draft';

interface DraftValues<Values> {
  values: Values;
  change: (changed: Partial<Values>) => void;
  /** Forgets the draft, to be called once the values were taken. */
  clear: () => void;
  /** Whether somebody has typed. */
  isTouched: boolean;
}

/** The values of a form, all of them text, which survive a reload under `key`. The first render has the initial values, on the server too. */
export function useDraftValues<Values extends Record<string, string>>(key: string, initialValues: Values): DraftValues<Values> {
  const [draft, setDraft, clear] = useDraft(key);
  const values = useMemo(() => parseDraft(draft, initialValues), [draft, initialValues]);

  // Several fields may change before the next render: each change builds on the one before.
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

/** What is missing or damaged in a draft takes its initial value. */
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
