import { useState, type ReactNode } from 'react';
import { formatError, useDeleteBirthMutation, useListBirthsQuery } from '@oracle-astra/shared/api';
import type { BirthRecord } from '@oracle-astra/shared/contract';
import { getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useAlert } from '@oracle-astra/shared/session';
import { ConfirmDialog } from '@oracle-astra/shared/components';
import { ErrorState, Loading } from '@oracle-astra/shared/ui';
import { BirthList } from './birth-list';
import { BirthListSkeleton } from './birth-list-skeleton';

interface SavedBirthsProps {
  /** The `bid` of the selected record, or empty. */
  selected: string;
  onSelect: (record: BirthRecord) => void;
  onDeleted: (bid: string) => void;
  /** Shown below the list. */
  children?: ReactNode;
}

/** The saved birth details of the signed-in person, to select or delete. */
export function SavedBirths({ selected, onSelect, onDeleted, children }: SavedBirthsProps) {
  const t = useTranslations();
  const showAlert = useAlert();
  const { data, isError, isFetching, refetch } = useListBirthsQuery();
  const [deleteBirth, { isLoading }] = useDeleteBirthMutation();
  const [recordToDelete, setRecordToDelete] = useState<BirthRecord | null>(null);

  const handleConfirm = async () => {
    if (recordToDelete === null) return;
    try {
      await deleteBirth(recordToDelete.bid).unwrap();
      onDeleted(recordToDelete.bid);
    } catch (error) {
      showAlert(formatError(error, t));
    } finally {
      setRecordToDelete(null);
    }
  };

  return (
    <section className="stack-2" aria-labelledby="saved-kundli">
      <h2 id="saved-kundli" className="lead">
        {t('chat.common.savedKundli')}
      </h2>
      {data === undefined && isError && (
        <ErrorState level={3} message={t('chat.savedBirths.notLoaded')} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && (
        <Loading label={t('chat.common.loadingSaved')}>
          <BirthListSkeleton />
        </Loading>
      )}
      {data?.births.length === 0 && <p className="small mute">{t('chat.savedBirths.empty')}</p>}
      {data && data.births.length > 0 && (
        <>
          <BirthList births={data.births} selected={selected} onSelect={onSelect} onDelete={setRecordToDelete} />
          {children}
        </>
      )}
      <ConfirmDialog
        open={recordToDelete !== null}
        question={t('chat.savedBirths.deleteQuestion')}
        danger
        busy={isLoading}
        onYes={() => void handleConfirm()}
        onNo={() => setRecordToDelete(null)}
      >
        {recordToDelete && <span lang={getTextLang(recordToDelete.full_name)}>{recordToDelete.full_name}</span>}
      </ConfirmDialog>
    </section>
  );
}
