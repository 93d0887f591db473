import { astrologers, type Charge, type ChatMessage } from '@oracle-astra/shared/contract';
import type { Turn } from './turns';

/** What an answer shows beside its text; `left` is known only for an answer of this page. */
export interface ReplyNotes {
  charged?: Charge;
  left?: number;
  balance?: number;
  grounds?: readonly { term: string; value: string }[];
  houses?: readonly number[];
}

export type ThreadItem =
  | { id: string; kind: 'mine'; text: string }
  | { id: string; kind: 'reply'; text: string; question: string | null; notes: ReplyNotes }
  | { id: string; kind: 'writing'; text: string }
  | { id: string; kind: 'failed'; text: string; turn: Turn };

export const isMine = ({ from_name }: ChatMessage) => !astrologers.some((name) => name === from_name);

/**
 * The conversation in order: what the server has stored, then the turns of this page. A turn that the server has
 * stored by now is shown once; of one that failed, the stored question gives way to the turn with its Try again.
 */
export function threadOf(greeting: string | null, stored: readonly ChatMessage[], turns: readonly Turn[]): ThreadItem[] {
  const hidden = new Set<number>();
  const live: Turn[] = [];
  let from = 0;
  for (const turn of turns) {
    const asked = placesOf(turn.question, stored, Math.max(from, turn.after));
    const answered = asked.find((index) => isAnswerAt(stored, index + 1));
    from = (answered ?? asked.at(-1) ?? from - 1) + 1;
    if (answered !== undefined || hasAnswerOf(turn, stored)) continue;
    asked.forEach((index) => hidden.add(index));
    live.push(turn);
  }
  return [...openingOf(greeting, stored), ...storedItems(stored, hidden), ...live.flatMap(turnItems)];
}

/** Whether the server has an answer to a question, asked when the chat had so many messages. */
export function isAnswered(stored: readonly ChatMessage[], question: string, after: number): boolean {
  return placesOf(question, stored, after).some((index) => isAnswerAt(stored, index + 1));
}

const hasAnswerOf = ({ outcome }: Turn, stored: readonly ChatMessage[]) => outcome?.mid !== undefined && stored.some(({ mid }) => mid === outcome.mid);

function placesOf(question: string, stored: readonly ChatMessage[], from: number): number[] {
  return stored.flatMap((message, index) => (index >= from && isMine(message) && message.message === question ? [index] : []));
}

function isAnswerAt(stored: readonly ChatMessage[], index: number): boolean {
  const message = stored[index];
  return message !== undefined && !isMine(message);
}

/** The greeting, where the chat as it is stored does not begin with it. */
function openingOf(greeting: string | null, stored: readonly ChatMessage[]): ThreadItem[] {
  if (greeting === null || isAnswerAt(stored, 0)) return [];
  return [{ id: 'greeting', kind: 'reply', text: greeting, question: null, notes: {} }];
}

function storedItems(stored: readonly ChatMessage[], hidden: ReadonlySet<number>): ThreadItem[] {
  return stored.flatMap((message, index): ThreadItem[] => {
    // The greeting is shown before the stored messages are there, and stays the same item when they come.
    const id = index === 0 ? 'greeting' : (message.mid ?? `stored-${index}`);
    if (hidden.has(index)) return [];
    if (isMine(message)) return [{ id, kind: 'mine', text: message.message }];
    const before = stored[index - 1];
    const { charged, grounds, houses } = message;
    return [{ id, kind: 'reply', text: message.message, question: before && isMine(before) ? before.message : null, notes: { charged, grounds, houses } }];
  });
}

function turnItems(turn: Turn): ThreadItem[] {
  const mine: ThreadItem = { id: `${turn.id}-question`, kind: 'mine', text: turn.question };
  if (turn.state === 'pending') return [mine, { id: turn.id, kind: 'writing', text: turn.reply }];
  if (turn.state === 'failed' || turn.outcome === null) return [mine, { id: turn.id, kind: 'failed', text: turn.reply, turn }];
  const { charged, grounds, houses, questions_left: left, balance } = turn.outcome;
  return [mine, { id: turn.id, kind: 'reply', text: turn.reply, question: turn.question, notes: { charged, left, balance, grounds, houses } }];
}
