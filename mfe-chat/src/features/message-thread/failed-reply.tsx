import { Button, Icon, Callout } from '@oracle-astra/shared/ui';
import { useChat } from '../../components/chat-context';
import type { Turn } from '../../components/chat-types';
import { ReplyFrame } from './reply-frame';

const unknownFailure = 'The answer broke off. A question counts once at most, and only when its answer is complete.';

/** An incomplete reply: the text received, the reason, and a retry while the chat is active. */
export function FailedReply({ turn }: { turn: Turn }) {
  const { active } = useChat();
  return (
    <ReplyFrame text={turn.reply}>
      <Callout tone="bad" role="alert">
        {turn.failure ?? unknownFailure}
      </Callout>
      {active && (
        <div>
          <Button small disabled={active.isBlocked} onClick={() => active.retry(turn)}>
            <Icon name="refresh" size={20} />
            Try again
          </Button>
        </div>
      )}
    </ReplyFrame>
  );
}
