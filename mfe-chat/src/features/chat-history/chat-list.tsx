import styled from 'styled-components';
import { AstrologerMark } from '@oracle-astra/shared/art';
import { astrologers, listLimits, siteRoutes, type ChatSummary } from '@oracle-astra/shared/contract';
import { getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useNow } from '@oracle-astra/shared/session';
import { AppLink, IconButton } from '@oracle-astra/shared/ui';
import { formatChatDay } from '../../components/chat-dates';
import { OlderEntries } from '../../components/older-entries';

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

const ChatLink = styled(AppLink)`
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

const Note = styled.div`
  padding-inline: var(--s-4);
`;

const getAstrologer = ({ to_name }: ChatSummary) => astrologers.find((name) => name === to_name) ?? 'Oracle';

/** An active chat continues; any other opens read-only. */
function getChatUrl({ asst_id, active, bid, to_name, celebrity }: ChatSummary): string {
  if (!active || !bid) return siteRoutes.chats({ chat: asst_id });
  return celebrity ? siteRoutes.chatsCeleb({ type: to_name, bid }) : siteRoutes.chats({ type: to_name, bid });
}

interface ChatListProps {
  chats: readonly ChatSummary[];
  current: string | null;
  running: string | null;
  /** Called before a chat opens; returning false prevents it. */
  onOpen: (chat: ChatSummary) => boolean;
  onDelete: (chat: ChatSummary) => void;
}

/** Chats with their last messages. The running one cannot be deleted. */
export function ChatList({ chats, current, running, onOpen, onDelete }: ChatListProps) {
  const t = useTranslations();
  const now = useNow();
  // The text of a chat with care is hidden, because other people may see the screen.
  const getTitle = ({ is_private: isPrivate, message }: ChatSummary) => (isPrivate ? t('chat.history.private') : message);
  return (
    <>
      <ul>
        {chats.map((chat) => (
          <Row key={chat.asst_id} $current={chat.asst_id === current}>
            <ChatLink
              to={getChatUrl(chat)}
              aria-current={chat.asst_id === current || undefined}
              onClick={(event) => {
                if (!onOpen(chat)) event.preventDefault();
              }}
            >
              <AstrologerMark astrologer={getAstrologer(chat)} />
              <span>
                <p lang={chat.is_private ? undefined : getTextLang(chat.message)}>{getTitle(chat)}</p>
                <span className="tiny mute">
                  {[formatChatDay(chat.chat_time, now, t), ...(chat.celebrity ? [t('chat.history.celebrity')] : [])].join(' · ')}
                </span>
              </span>
            </ChatLink>
            {chat.asst_id !== running && (
              <IconButton
                icon="trash"
                size={20}
                label={t('chat.history.delete', { message: getTitle(chat) })}
                onClick={() => onDelete(chat)}
              />
            )}
          </Row>
        ))}
      </ul>
      <Note>
        <OlderEntries count={chats.length} max={listLimits.chats} />
      </Note>
    </>
  );
}
