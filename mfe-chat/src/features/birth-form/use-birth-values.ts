import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useDraft } from '@oracle-astra/shared/session';
import { valuesFrom, type BirthValues } from './values';

/** The form's values, kept under `draftKey` across a reload. */
export function useBirthValues(draftKey: string) {
  const [draft, setDraft, forget] = useDraft(draftKey);
  const values = useMemo(() => valuesFrom(draft), [draft]);

  // Several fields may change before the next render: each change builds on the one before.
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

  return { values, change, forget, isTouched: draft !== '' };
}
