import { useLocation, useSearchParams } from 'react-router-dom';
import { lazySection } from '@oracle-astra/shared/components';
import { astrologers } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { hasSessionCookie, useSession } from '@oracle-astra/shared/session';
import { Loading, PageMeta, SkeletonText } from '@oracle-astra/shared/ui';
import { ThreadBox } from '../components/chat.styles';
import { ChatContainer } from '../features/chat-layout/chat-container.styles';
import { getChatsMeta } from '../features/chat-layout/chats-meta';
import { ChatEmptyState } from '../features/chat-session/chat-empty-state';

const SignedInChats = lazySection(
  async () => (await import(/* webpackChunkName: "chat-signed-in" */ './chats-signed-in')).SignedInChats,
  ChatsLoading,
);

// Requested before hydration, so that it loads while the processor is busy. Visitors do not need it.
if (typeof document !== 'undefined' && hasSessionCookie(document.cookie)) SignedInChats.preload();

/** /chats and /chatsceleb */
export function Component() {
  const t = useTranslations();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const { isSignedIn } = useSession();
  const type = astrologers.find((name) => name === query.get('type')) ?? null;
  const title = type ? t('chat.common.chatWith', { astrologer: type }) : t('chat.history.title');
  return (
    <>
      <PageMeta {...getChatsMeta(type, pathname.toLowerCase().startsWith('/chatsceleb'), t)} />
      {isSignedIn ? (
        <SignedInChats type={type} title={title} />
      ) : (
        <ChatContainer>
          <ChatEmptyState type={type} title={title} />
        </ChatContainer>
      )}
    </>
  );
}

function ChatsLoading() {
  const t = useTranslations();
  return (
    <ChatContainer>
      <ThreadBox>
        <Loading label={t('chat.history.loading')}>
          <SkeletonText lines={6} />
        </Loading>
      </ThreadBox>
    </ChatContainer>
  );
}
