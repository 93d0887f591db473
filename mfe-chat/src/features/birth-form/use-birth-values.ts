import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useDraft } from '@oracle-astra/shared/session';
import { parseBirthDraft, type BirthValues } from './birth-values';

/** The form's values, stored under `draftKey` so that they survive a reload. */
export function useBirthValues(draftKey: string) {
  const [draft, setDraft, clearDraft] = useDraft(draftKey);
  const values = useMemo(() => parseBirthDraft(draft), [draft]);

  // Several fields can change before the next render, so each change builds on the latest values.
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);
  const change = useCallback(
    (changed: Partial<BirthValues>) => {
      latest.current = { ...latest.current, ...changed };
      setDraft(JSON.stringify(latest.current));
    },
    [setDraft],
  );

  return { values, change, clearDraft, isTouched: draft !== '' };
}
