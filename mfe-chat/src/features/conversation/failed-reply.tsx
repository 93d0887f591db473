import { Button, Icon, Callout } from '@oracle-astra/shared/ui';
import type { Astrologer } from '@oracle-astra/shared/contract';
import { ReplyFrame } from './reply';
import type { Turn } from './turns';

const unknown = 'The answer broke off. A question counts once at most, and only when its answer is complete.';

interface FailedReplyProps {
  astrologer: Astrologer;
  turn: Turn;
  onTryAgain: ((turn: Turn) => void) | null;
  blocked: boolean;
}

/** An answer that did not come to its end: what came of it, why it stopped, and another try. */
export function FailedReply({ astrologer, turn, onTryAgain, blocked }: FailedReplyProps) {
  return (
    <ReplyFrame astrologer={astrologer} text={turn.reply}>
      <Callout tone="bad" role="alert">
        {turn.failure ?? unknown}
      </Callout>
      {onTryAgain && (
        <div>
          <Button small disabled={blocked} onClick={() => onTryAgain(turn)}>
            <Icon name="refresh" size={20} />
            Try again
          </Button>
        </div>
      )}
    </ReplyFrame>
  );
}
