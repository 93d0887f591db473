import type { CareCard } from '@oracle-astra/shared/contract';
import type { ReplyOutcome, SentQuestion, Turn } from '../../components/chat-types';

type TurnAction =
  | { type: 'sent' | 'restored'; sent: SentQuestion }
  | { type: 'answered'; id: string; reply: string; outcome: ReplyOutcome }
  | { type: 'failed'; id: string; reply: string; failure: string | null; care: CareCard | undefined }
  | { type: 'refused'; id: string };

function createTurn({ id, key, question, after, meantOtherwise, again, shown }: SentQuestion, state: Turn['state']): Turn {
  return { id, key, question, after, meantOtherwise, again, shown, state, reply: '', outcome: null, failure: null };
}

/** The questions that were sent from this page. A question that is restored after a reload counts as failed and can be retried. */
export function turnsReducer(turns: readonly Turn[], action: TurnAction): readonly Turn[] {
  const update = (id: string, changed: Partial<Turn>) => turns.map((turn) => (turn.id === id ? { ...turn, ...changed } : turn));
  switch (action.type) {
    case 'sent':
    case 'restored': {
      const turn = createTurn(action.sent, action.type === 'sent' ? 'pending' : 'failed');
      return turns.some(({ id }) => id === turn.id) ? update(turn.id, turn) : [...turns, turn];
    }
    case 'answered':
      return update(action.id, { state: 'done', reply: action.reply, outcome: action.outcome, failure: null });
    case 'refused':
      return turns.filter(({ id }) => id !== action.id);
    case 'failed':
      return update(action.id, { state: 'failed', reply: action.reply, failure: action.failure, care: action.care });
  }
}
