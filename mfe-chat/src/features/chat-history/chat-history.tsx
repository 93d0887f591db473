import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useDeleteChatMutation, useListChatsQuery } from '@oracle-astra/shared/api';
import { listLimits, type ChatSummary } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { alertShown, toastShown } from '@oracle-astra/shared/session';
import { ConfirmDialog } from '@oracle-astra/shared/components';
import { ErrorState, Loading } from '@oracle-astra/shared/ui';
import { OlderEntries } from '../../components/older-entries';
import { BalanceSummary } from './balance-summary';
import { ChatList } from './chat-list';
import { ChatListSkeleton } from './chat-list-skeleton';

const Padded = styled.div`
  padding: var(--s-4);
`;

interface ChatHistoryProps {
  /** Id of the open chat. */
  current: string | null;
  /** Id of the running chat. No other chat opens while it runs. */
  running: string | null;
  onDeleted: (asstId: string) => void;
}

/** Whether care was given in the open chat, beside which nothing may be offered for sale. */
const isCare = (chats: readonly ChatSummary[] | undefined, current: string | null) =>
  chats?.some(({ asst_id, is_private: isPrivate }) => isPrivate && asst_id === current) === true;

/** The list of chats, and the balance of questions and rupees. */
export function ChatHistory({ current, running, onDeleted }: ChatHistoryProps) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const { data, isError, isFetching, refetch } = useListChatsQuery();
  const [deleteChat, { isLoading }] = useDeleteChatMutation();
  const [chatToDelete, setChatToDelete] = useState<ChatSummary | null>(null);
  const hasFailed = isError && data === undefined;

  useEffect(() => {
    if (hasFailed) dispatch(alertShown(t('chat.history.failed')));
  }, [hasFailed, dispatch, t]);

  const handleOpen = ({ asst_id }: ChatSummary) => {
    if (running === null || asst_id === running) return true;
    dispatch(alertShown(t('chat.history.running')));
    return false;
  };
  const handleConfirm = async () => {
    if (chatToDelete === null) return;
    try {
      await deleteChat(chatToDelete.asst_id).unwrap();
      onDeleted(chatToDelete.asst_id);
    } catch {
      // Reported by the toast.
      dispatch(toastShown('bad', t('chat.history.deleteFailed')));
    } finally {
      setChatToDelete(null);
    }
  };

  return (
    <>
      {hasFailed && (
        <Padded>
          <ErrorState
            level={3}
            title={t('chat.history.failed')}
            message={t('chat.history.failedDetails')}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        </Padded>
      )}
      {data === undefined && !isError && (
        <Loading label={t('chat.history.loading')}>
          <ChatListSkeleton />
        </Loading>
      )}
      {data?.chats.length === 0 && <Padded className="small mute">{t('chat.history.empty')}</Padded>}
      {data && <ChatList chats={data.chats} current={current} running={running} onOpen={handleOpen} onDelete={setChatToDelete} />}
      {data && data.chats.length >= listLimits.chats && (
        <Padded>
          <OlderEntries count={data.chats.length} most={listLimits.chats} />
        </Padded>
      )}
      {!isCare(data?.chats, current) && <BalanceSummary />}
      <ConfirmDialog
        open={chatToDelete !== null}
        question={t('chat.history.deleteQuestion')}
        danger
        busy={isLoading}
        onYes={() => void handleConfirm()}
        onNo={() => setChatToDelete(null)}
      >
        {t('chat.history.deleteDetails')}
      </ConfirmDialog>
    </>
  );
}
