import { useRef, useState } from 'react';
import { useListBirthsQuery } from '@oracle-astra/shared/api';
import type { BirthRecord } from '@oracle-astra/shared/contract';
import { useDraftValues, type DraftKey } from '@oracle-astra/shared/session';
import type { BirthValues } from './birth-values';

type Draft = ReturnType<typeof useDraftValues<BirthValues>>;

/**
 * The values of a chosen record until one is changed. The draft has none of them before, so that a reload saves no copy of the record
 * and shows what was typed for a new one.
 */
export function useChosen(draft: Draft, isEditing: boolean) {
  const [chosen, setChosen] = useState<BirthValues | null>(null);
  /** What was typed for a new record, while the draft has the changes of a chosen one. */
  const typedBefore = useRef(draft.values);
  // Several fields can change before the next render.
  const latest = useRef<BirthValues | null>(null);
  const choose = (values: BirthValues | null) => setChosen((latest.current = values));
  const changeShown: typeof draft.change = (changed, found) => {
    const values = latest.current;
    if (values === null) return draft.change(changed, found);
    typedBefore.current = draft.values;
    choose(null);
    draft.change({ ...values, ...changed });
  };
  /** Puts what was typed for a new record back into the draft, and returns it. */
  const restoreTyped = (): BirthValues => {
    if (!isEditing || latest.current !== null) return draft.values;
    draft.change(typedBefore.current);
    return typedBefore.current;
  };
  return { chosen, shown: chosen ?? draft.values, changeShown, choose, restoreTyped };
}

/** The draft contains typed values but never the id of a record, so that it cannot overwrite one after a reload. */
export function useBirthDraft(draftKey: DraftKey, initialValues: BirthValues) {
  const draft = useDraftValues(draftKey, initialValues);
  const [selected, selectRecord] = useState<BirthRecord | null>(null);
  const { currentData: saved } = useListBirthsQuery(undefined, { skip: selected === null });
  // A record that another tab deleted cannot be edited, so the values are saved as a new one.
  const isDeleted = saved?.births.every(({ bid }) => bid !== selected?.bid) ?? false;
  return { draft, record: isDeleted ? null : selected, selectRecord };
}
