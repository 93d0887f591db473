import styled from 'styled-components';
import { AstrologerMark } from '@oracle-astra/shared/art';
import { astrologers, siteRoutes, type ChatSummary } from '@oracle-astra/shared/contract';
import { useNow } from '@oracle-astra/shared/session';
import { AppLink, IconButton, Skeleton } from '@oracle-astra/shared/ui';
import { dayOf } from '../../when';

const Row = styled.li<{ $current?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) var(--tap);
  border-bottom: 1px solid var(--night-rule);
  ${({ $current }) => $current && 'box-shadow: inset 3px 0 var(--gold); background: var(--night-raised);'}
  > button {
    align-self: center;
    color: var(--on-night-2);
  }
`;

const Entry = styled(AppLink)`
  display: grid;
  grid-template-columns: var(--s-8) minmax(0, 1fr);
  gap: var(--s-3);
  padding: var(--s-3) 0 var(--s-3) var(--s-4);
  text-decoration: none;
  font-size: var(--t-s);
  line-height: 1.375rem;
  svg {
    width: var(--s-8);
    height: var(--s-8);
  }
  p {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const astrologerOf = ({ to_name }: ChatSummary) => astrologers.find((name) => name === to_name) ?? 'Oracle';

/** A chat that still runs is gone on with; any other is read. */
function addressOf({ asst_id, active, bid, to_name }: ChatSummary): string {
  return active && bid ? siteRoutes.chats({ type: to_name, bid }) : siteRoutes.chats({ chat: asst_id });
}

interface ChatRowsProps {
  chats: readonly ChatSummary[];
  current: string | null;
  running: string | null;
  /** Asked before a chat opens; false refuses it. */
  mayOpen: (chat: ChatSummary) => boolean;
  onDelete: (chat: ChatSummary) => void;
}

/** Chats with their last words. The one that runs cannot be deleted. */
export function ChatRows({ chats, current, running, mayOpen, onDelete }: ChatRowsProps) {
  const now = useNow();
  return (
    <ul>
      {chats.map((chat) => (
        <Row key={chat.asst_id} $current={chat.asst_id === current}>
          <Entry
            to={addressOf(chat)}
            aria-current={chat.asst_id === current || undefined}
            onClick={(event) => {
              if (!mayOpen(chat)) event.preventDefault();
            }}
          >
            <AstrologerMark astrologer={astrologerOf(chat)} />
            <span>
              <p>{chat.message}</p>
              <span className="tiny mute">{dayOf(chat.chat_time, now)}</span>
            </span>
          </Entry>
          {chat.asst_id !== running && <IconButton icon="trash" size={20} label={`Delete this chat: ${chat.message}`} onClick={() => onDelete(chat)} />}
        </Row>
      ))}
    </ul>
  );
}

const Bone = styled.div`
  display: grid;
  grid-template-columns: var(--s-8) minmax(0, 1fr);
  gap: var(--s-3);
  padding: var(--s-3) var(--s-4);
  border-bottom: 1px solid var(--night-rule);
  > div {
    display: grid;
    gap: var(--s-2);
  }
`;

/** Three rows to come. */
export function ChatBones() {
  return [0, 1, 2].map((row) => (
    <Bone key={row}>
      <Skeleton $kind="circle" />
      <div>
        <Skeleton $width="most" />
        <Skeleton $width="third" />
      </div>
    </Bone>
  ));
}
