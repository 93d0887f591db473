import { useNavigate } from 'react-router-dom';
import { formatError, useAppDispatch, useStartChatMutation } from '@oracle-astra/shared/api';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown, useAlert, useIsOnPage } from '@oracle-astra/shared/session';
import { Button } from '@oracle-astra/shared/ui';
import { useChatStartCelebrityChatMutation } from '../../api/celebrity-chats';
import { useChat } from '../../components/chat-context';

/** Resumes a past chat; it replaces the running chat about the same chart. */
export function ContinueChatButton({ asstId, bid }: { asstId: string; bid: string }) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isOnPage = useIsOnPage();
  const showAlert = useAlert();
  const { astrologer, isCelebrity, restart } = useChat();
  const [startChat, { isLoading }] = useStartChatMutation();
  const [startCelebrityChat, { isLoading: isStarting }] = useChatStartCelebrityChatMutation();
  const handleClick = async () => {
    try {
      const body = { bid, astrologer, device: 'web', asst_id: asstId };
      await (isCelebrity ? startCelebrityChat(body) : startChat(body)).unwrap();
      const address = { type: astrologer, bid };
      const to = isCelebrity ? siteRoutes.chatsCeleb(address) : siteRoutes.chats(address);
      if (!isOnPage()) dispatch(toastShown('good', t('chat.common.chatWith', { astrologer }), to));
      else if (restart) restart();
      else void navigate(to);
    } catch (error) {
      showAlert(formatError(error, t, t('chat.session.startFailed')));
    }
  };
  return (
    <Button small variant="primary" busy={isLoading || isStarting} onClick={() => void handleClick()}>
      {t('chat.session.continue')}
    </Button>
  );
}
