import { useState, type ReactNode } from 'react';
import { formatError, useAppDispatch, useDeleteBirthMutation, useListBirthsQuery } from '@oracle-astra/shared/api';
import type { BirthRecord } from '@oracle-astra/shared/contract';
import { alertShown } from '@oracle-astra/shared/session';
import { ConfirmDialog } from '@oracle-astra/shared/components';
import { ErrorState, Loading } from '@oracle-astra/shared/ui';
import { copy } from '../../copy';
import { BirthRows, RowBones } from './birth-rows';

interface SavedBirthsProps {
  /** The `bid` of the chosen record, or empty. */
  chosen: string;
  onChoose: (record: BirthRecord) => void;
  onDeleted: (bid: string) => void;
  /** Stands under the list, for going on with the chosen record. */
  children?: ReactNode;
}

/** The birth details that a signed-in person saved: to choose from and to delete. */
export function SavedBirths({ chosen, onChoose, onDeleted, children }: SavedBirthsProps) {
  const dispatch = useAppDispatch();
  const { data, isError, isFetching, refetch } = useListBirthsQuery();
  const [remove, { isLoading }] = useDeleteBirthMutation();
  const [asked, setAsked] = useState<BirthRecord | null>(null);

  const confirm = async () => {
    if (asked === null) return;
    try {
      await remove(asked.bid).unwrap();
      onDeleted(asked.bid);
    } catch (error) {
      dispatch(alertShown(formatError(error)));
    } finally {
      setAsked(null);
    }
  };

  return (
    <section className="stack-2" aria-labelledby="saved-kundli">
      <h2 id="saved-kundli" className="lead">
        {copy.savedKundli}
      </h2>
      {data === undefined && isError && <ErrorState level={3} message="Your saved details did not load. The form works without them." busy={isFetching} onRetry={() => void refetch()} />}
      {data === undefined && !isError && (
        <Loading label="Loading your saved details">
          <RowBones />
        </Loading>
      )}
      {data?.births.length === 0 && <p className="small mute">Nothing saved yet. What you enter is kept here for the next time.</p>}
      {data && data.births.length > 0 && (
        <>
          <BirthRows births={data.births} chosen={chosen} onChoose={onChoose} onDelete={setAsked} />
          {children}
        </>
      )}
      <ConfirmDialog open={asked !== null} question={copy.deleteBirth} danger busy={isLoading} onYes={() => void confirm()} onNo={() => setAsked(null)}>
        {asked?.full_name}
      </ConfirmDialog>
    </section>
  );
}
