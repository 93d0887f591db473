import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDraft } from '@oracle-astra/shared/session';
import { parseBirthDraft, type BirthValues } from './birth-values';

/**
 * The form's values, stored under `draftKey` so that they survive a reload. `isChanged` is false after a `change` that
 * is no edit, but fills in a saved record.
 */
export function useBirthValues(draftKey: string) {
  const [draft, setDraft, clearDraft] = useDraft(draftKey);
  const [isChanged, setChanged] = useState(true);
  const values = useMemo(() => parseBirthDraft(draft), [draft]);

  // Several fields can change before the next render, so each change builds on the latest values.
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);
  const change = useCallback(
    (changed: Partial<BirthValues>, isEdit = true) => {
      setChanged(isEdit);
      latest.current = { ...latest.current, ...changed };
      setDraft(JSON.stringify(latest.current));
    },
    [setDraft],
  );

  return { values, change, isChanged, clearDraft, isTouched: draft !== '' };
}
