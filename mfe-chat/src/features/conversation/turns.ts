import type { StreamStatus } from '@oracle-astra/shared/contract';

export type Outcome = Extract<StreamStatus, { status: 'success' }>;

/** What is kept of a question while it has no answer. */
export interface Asked {
  id: string;
  /** Its Idempotency-Key: sent again with it, the question is answered and charged once. */
  key: string;
  question: string;
  /** How many stored messages the chat had when it was asked. */
  after: number;
}

/** A question asked in this page, and what became of it. */
export interface Turn extends Asked {
  reply: string;
  state: 'pending' | 'done' | 'failed';
  outcome: Outcome | null;
  /** Why it failed, for the person; null where the line broke and nobody knows whether it was answered. */
  failure: string | null;
}

export type TurnEvent =
  | { type: 'asked' | 'found'; asked: Asked }
  | { type: 'wrote'; id: string; reply: string }
  | { type: 'answered'; id: string; reply: string; outcome: Outcome }
  | { type: 'failed'; id: string; reply: string; failure: string | null };

function freshTurn({ id, key, question, after }: Asked, state: Turn['state']): Turn {
  return { id, key, question, after, state, reply: '', outcome: null, failure: null };
}

export function turnsReducer(turns: readonly Turn[], event: TurnEvent): readonly Turn[] {
  const change = (id: string, changed: Partial<Turn>) => turns.map((turn) => (turn.id === id ? { ...turn, ...changed } : turn));
  switch (event.type) {
    case 'asked':
    case 'found': {
      const turn = freshTurn(event.asked, event.type === 'asked' ? 'pending' : 'failed');
      return turns.some(({ id }) => id === turn.id) ? change(turn.id, turn) : [...turns, turn];
    }
    case 'wrote':
      return change(event.id, { reply: event.reply });
    case 'answered':
      return change(event.id, { state: 'done', reply: event.reply, outcome: event.outcome, failure: null });
    case 'failed':
      return change(event.id, { state: 'failed', reply: event.reply, failure: event.failure });
  }
}
