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
  const latest = useRef<Record<string, unknown>>(values);
  useEffect(() => {
    // Another form, or a release before or after this one, may keep more under the same key.
    latest.current = { ...parseObject(draft), ...values };
  }, [draft, values]);
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
