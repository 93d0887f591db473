import type { CareCard } from '@oracle-astra/shared/contract';
import type { ReplyOutcome, SentQuestion, Turn } from '../../components/chat-types';

type TurnAction =
  | { type: 'sent'; sent: SentQuestion }
  | { type: 'restored'; sent: readonly SentQuestion[] }
  | { type: 'answered'; id: string; reply: string; outcome: ReplyOutcome }
  | { type: 'failed'; id: string; reply: string; failure: string | null; isUncertain: boolean; care: CareCard | undefined }
  | { type: 'refused' | 'stopped'; id: string };

const createTurn = (sent: SentQuestion, state: Turn['state']): Turn => ({
  ...sent,
  state,
  reply: '',
  outcome: null,
  failure: sent.failure ?? null,
});

/** The questions that were sent from this page. Those that are restored after a reload were sent before, count as failed and can be retried. */
export function turnsReducer(turns: readonly Turn[], action: TurnAction): readonly Turn[] {
  const update = (id: string, changed: Partial<Turn>) => turns.map((turn) => (turn.id === id ? { ...turn, ...changed } : turn));
  switch (action.type) {
    case 'sent': {
      const turn = createTurn(action.sent, 'pending');
      return turns.some(({ id }) => id === turn.id) ? update(turn.id, turn) : [...turns, turn];
    }
    case 'restored':
      return [...action.sent.map((sent) => createTurn(sent, 'failed')), ...turns];
    case 'answered':
      return update(action.id, { state: 'done', reply: action.reply, outcome: action.outcome, failure: null });
    case 'stopped':
      return update(action.id, { stops: true });
    case 'refused':
      return turns.filter(({ id }) => id !== action.id);
    case 'failed':
      return update(action.id, {
        state: 'failed',
        reply: action.reply,
        failure: action.failure,
        isUncertain: action.isUncertain,
        care: action.care,
      });
  }
}
