import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useAppDispatch, useDeleteChatMutation, useListChatsQuery } from '@oracle-astra/shared/api';
import type { ChatSummary } from '@oracle-astra/shared/contract';
import { alertShown, toastShown } from '@oracle-astra/shared/session';
import { ConfirmDialog } from '@oracle-astra/shared/components';
import { ErrorState, Loading } from '@oracle-astra/shared/ui';
import { copy } from '../../copy';
import { ChatBones, ChatRows } from './chat-rows';
import { LeftToAsk } from './left-to-ask';

const Padded = styled.div`
  padding: var(--s-4);
`;

interface ChatHistoryProps {
  /** The chat in view. */
  current: string | null;
  /** The chat that runs in this page: while it does, no other opens. */
  running: string | null;
  onDeleted: (asstId: string) => void;
}

/** A person's chats, and what is left to ask with. */
export function ChatHistory({ current, running, onDeleted }: ChatHistoryProps) {
  const dispatch = useAppDispatch();
  const { data, isError, isFetching, refetch } = useListChatsQuery();
  const [remove, { isLoading }] = useDeleteChatMutation();
  const [asked, setAsked] = useState<ChatSummary | null>(null);
  const hasFailed = isError && data === undefined;

  useEffect(() => {
    if (hasFailed) dispatch(alertShown(copy.chatsFailed));
  }, [hasFailed, dispatch]);

  const mayOpen = ({ asst_id }: ChatSummary) => {
    if (running === null || asst_id === running) return true;
    dispatch(alertShown(copy.chatRunning));
    return false;
  };
  const confirm = async () => {
    if (asked === null) return;
    try {
      await remove(asked.asst_id).unwrap();
      onDeleted(asked.asst_id);
    } catch {
      dispatch(toastShown('bad', copy.deleteChatFailed));
    } finally {
      setAsked(null);
    }
  };

  return (
    <>
      {hasFailed && (
        <Padded>
          <ErrorState level={3} title={copy.chatsFailed} message="The chat itself works without the list." busy={isFetching} onRetry={() => void refetch()} />
        </Padded>
      )}
      {data === undefined && !isError && (
        <Loading label="Loading your chats">
          <ChatBones />
        </Loading>
      )}
      {data?.chats.length === 0 && <Padded className="small mute">No chat yet. The ones you have stay here, to be read again.</Padded>}
      {data && <ChatRows chats={data.chats} current={current} running={running} mayOpen={mayOpen} onDelete={setAsked} />}
      <LeftToAsk />
      <ConfirmDialog open={asked !== null} question="Do you want to delete this chat?" danger busy={isLoading} onYes={() => void confirm()} onNo={() => setAsked(null)}>
        It cannot be brought back.
      </ConfirmDialog>
    </>
  );
}
