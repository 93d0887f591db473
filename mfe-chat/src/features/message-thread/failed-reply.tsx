import { helplines } from '@oracle-astra/shared/contract';
import { CallableHelplines } from '@oracle-astra/shared/components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button, Icon, Callout } from '@oracle-astra/shared/ui';
import { useChat } from '../../components/chat-context';
import type { Turn } from '../../components/chat-types';
import { CareMessage } from './care-message';
import { ReplyFrame } from './reply-frame';

/** An incomplete reply: the text received, the reason, and a retry while the chat is active. */
export function FailedReply({ turn }: { turn: Turn }) {
  const t = useTranslations();
  const { active } = useChat();
  return (
    <ReplyFrame text={turn.reply} isAnswer>
      <Callout tone="bad" role="alert">
        {turn.failure ?? t(getBrokeOffText(turn, active !== undefined))}
      </Callout>
      {turn.care && <CareMessage care={turn.care} text={turn.care.text} question={null} />}
      {turn.failure === null && turn.care === undefined && (
        <p className="tiny mute">
          <CallableHelplines helplines={helplines} />
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

/** A reply with help, or one that was left, is not resumed by itself, and an ended chat has no button for it. */
function getBrokeOffText({ care, isLeft }: Turn, canRetry: boolean) {
  if (care === undefined && !isLeft) return 'chat.reply.brokeOff';
  return canRetry ? 'chat.reply.brokeOffWithHelp' : 'chat.reply.brokeOffInEndedChat';
}
