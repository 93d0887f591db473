import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useDeleteChatMutation, useListChatsQuery } from '@oracle-astra/shared/api';
import type { ChatSummary } from '@oracle-astra/shared/contract';
import { alertShown, toastShown } from '@oracle-astra/shared/session';
import { ConfirmDialog } from '@oracle-astra/shared/components';
import { ErrorState, Loading } from '@oracle-astra/shared/ui';
import { copy } from '../../copy';
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

/** The list of chats, and the balance of questions and rupees. */
export function ChatHistory({ current, running, onDeleted }: ChatHistoryProps) {
  const dispatch = useAppDispatch();
  const { data, isError, isFetching, refetch } = useListChatsQuery();
  const [deleteChat, { isLoading }] = useDeleteChatMutation();
  const [chatToDelete, setChatToDelete] = useState<ChatSummary | null>(null);
  const hasFailed = isError && data === undefined;

  useEffect(() => {
    if (hasFailed) dispatch(alertShown(copy.chatsFailed));
  }, [hasFailed, dispatch]);

  const handleOpen = ({ asst_id }: ChatSummary) => {
    if (running === null || asst_id === running) return true;
    dispatch(alertShown(copy.chatRunning));
    return false;
  };
  const handleConfirm = async () => {
    if (chatToDelete === null) return;
    try {
      await deleteChat(chatToDelete.asst_id).unwrap();
      onDeleted(chatToDelete.asst_id);
    } catch {
      dispatch(toastShown('bad', copy.deleteChatFailed));
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
            title={copy.chatsFailed}
            message="The chat itself works without the list."
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        </Padded>
      )}
      {data === undefined && !isError && (
        <Loading label="Loading your chats">
          <ChatListSkeleton />
        </Loading>
      )}
      {data?.chats.length === 0 && <Padded className="small mute">No chat yet. The ones you have stay here, to be read again.</Padded>}
      {data && <ChatList chats={data.chats} current={current} running={running} onOpen={handleOpen} onDelete={setChatToDelete} />}
      <BalanceSummary />
      <ConfirmDialog
        open={chatToDelete !== null}
        question="Do you want to delete this chat?"
        danger
        busy={isLoading}
        onYes={() => void handleConfirm()}
        onNo={() => setChatToDelete(null)}
      >
        It cannot be brought back.
      </ConfirmDialog>
    </>
  );
}
