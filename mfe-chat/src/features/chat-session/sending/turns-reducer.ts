import type { SentQuestion, Turn } from '../../../components/chat-types';

type TurnAction =
  | { type: 'sent'; sent: SentQuestion }
  | { type: 'restored'; sent: readonly SentQuestion[] }
  | { type: 'changed'; id: string; changed: Partial<Turn> }
  | { type: 'refused'; id: string };

const createTurn = (sent: SentQuestion, state: Turn['state']): Turn => ({
  ...sent,
  state,
  reply: '',
  outcome: null,
  failure: sent.failure ?? null,
});

/** A question after which another one was asked: the person may have put it in other words, so it is not sent again by itself. */
const leave = (turn: Turn): Turn => (turn.state === 'failed' && turn.reply === '' ? { ...turn, isLeft: true } : turn);

/** The questions that were sent from this page. Those that are restored after a reload were sent before, count as failed and can be retried. */
export function turnsReducer(turns: readonly Turn[], action: TurnAction): readonly Turn[] {
  const update = (id: string, changed: Partial<Turn>) => turns.map((turn) => (turn.id === id ? { ...turn, ...changed } : turn));
  switch (action.type) {
    case 'sent': {
      const turn = createTurn(action.sent, 'pending');
      return turns.some(({ id }) => id === turn.id) ? update(turn.id, turn) : [...turns.map(leave), turn];
    }
    case 'restored': {
      const restored = action.sent.map((sent) => createTurn(sent, 'failed'));
      return [...restored.map((turn, index) => (index + turns.length === restored.length - 1 ? turn : leave(turn))), ...turns];
    }
    case 'changed':
      return update(action.id, action.changed);
    case 'refused':
      return turns.filter(({ id }) => id !== action.id);
  }
}
