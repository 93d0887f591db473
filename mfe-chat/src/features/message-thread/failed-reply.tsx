import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button, Icon, Callout } from '@oracle-astra/shared/ui';
import { useChat } from '../../components/chat-context';
import type { Turn } from '../../components/chat-types';
import { CallableHelplines } from '../../components/helplines';
import { ReplyFrame } from './reply-frame';

/** An incomplete reply: the text received, the reason, and a retry while the chat is active. */
export function FailedReply({ turn }: { turn: Turn }) {
  const t = useTranslations();
  const { active } = useChat();
  return (
    <ReplyFrame text={turn.reply} isAnswer>
      <Callout tone="bad" role="alert">
        {turn.failure ?? t('chat.reply.brokeOff')}
      </Callout>
      {turn.failure === null && (
        <p className="tiny mute">
          <CallableHelplines />
        </p>
      )}
      {active && (
        <div>
          <Button small disabled={active.isBlocked} onClick={() => active.retry(turn)}>
            <Icon name="refresh" size={20} />
            {t('chat.reply.tryAgain')}
          </Button>
        </div>
      )}
    </ReplyFrame>
  );
}
