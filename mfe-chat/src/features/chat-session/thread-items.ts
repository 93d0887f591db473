import { astrologers, type ChatMessage } from '@oracle-astra/shared/contract';
import type { ThreadItem, Turn } from '../../components/chat-types';

const isUserMessage = ({ from_name }: ChatMessage) => !astrologers.some((name) => name === from_name);

/**
 * Merges the stored messages with the turns of this page, in order. A turn that is also stored appears once. A failed turn
 * replaces its stored question, because only the turn can be retried.
 */
export function toThreadItems(greeting: string | null, stored: readonly ChatMessage[], turns: readonly Turn[]): ThreadItem[] {
  const hidden = new Set<number>();
  const unstored: Turn[] = [];
  let from = 0;
  for (const turn of turns) {
    const asked = findTurn(turn, stored, from);
    const answered = asked.find((index) => isReplyAt(stored, index + 1));
    from = (answered ?? asked.at(-1) ?? from - 1) + 1;
    if (answered !== undefined || hasStoredReply(turn, stored)) continue;
    asked.forEach((index) => hidden.add(index));
    unstored.push(turn);
  }
  return [...getGreetingItems(greeting, stored), ...getStoredItems(stored, hidden), ...unstored.flatMap(getTurnItems)];
}

/**
 * The indexes at which a turn's question is stored. If it was sent before the messages had loaded, an equal question with an
 * answer may be an older one and does not count.
 */
function findTurn({ question, after }: Turn, stored: readonly ChatMessage[], from: number): number[] {
  if (after !== null) return findQuestions(question, stored, Math.max(from, after));
  return findQuestions(question, stored, from).filter((index) => !isReplyAt(stored, index + 1));
}

/**
 * Whether the server has a reply to a question that was sent when the chat had `after` messages. If `after` is null, only the
 * last question of the chat can be it.
 */
export function isAnswered(stored: readonly ChatMessage[], question: string, after: number | null): boolean {
  const from = after ?? stored.findLastIndex(isUserMessage);
  return findQuestions(question, stored, Math.max(0, from)).some((index) => isReplyAt(stored, index + 1));
}

const hasStoredReply = ({ outcome }: Turn, stored: readonly ChatMessage[]) =>
  outcome?.mid !== undefined && stored.some(({ mid }) => mid === outcome.mid);

function findQuestions(question: string, stored: readonly ChatMessage[], from: number): number[] {
  return stored.flatMap((message, index) => (index >= from && isUserMessage(message) && message.message === question ? [index] : []));
}

function isReplyAt(stored: readonly ChatMessage[], index: number): boolean {
  const message = stored[index];
  return message !== undefined && !isUserMessage(message);
}

/** The greeting, unless the stored messages already begin with it. */
function getGreetingItems(greeting: string | null, stored: readonly ChatMessage[]): ThreadItem[] {
  if (greeting === null || isReplyAt(stored, 0)) return [];
  return [{ id: 'greeting', kind: 'reply', text: greeting, question: null, details: {} }];
}

function getStoredItems(stored: readonly ChatMessage[], hidden: ReadonlySet<number>): ThreadItem[] {
  return stored.flatMap((message, index): ThreadItem[] => {
    // The greeting has the same id before and after the stored messages load, so that its element stays mounted.
    const id = index === 0 ? 'greeting' : (message.mid ?? `stored-${index}`);
    if (hidden.has(index)) return [];
    if (isUserMessage(message)) return [{ id, kind: 'question', text: message.message }];
    const before = stored[index - 1];
    const { charged, grounds, houses, care, mid, helped } = message;
    return [
      {
        id,
        kind: 'reply',
        text: message.message,
        question: before && isUserMessage(before) ? before.message : null,
        details: { charged, grounds, houses, care, mid, helped },
      },
    ];
  });
}

function getTurnItems(turn: Turn): ThreadItem[] {
  const question: ThreadItem = { id: `${turn.id}-question`, kind: 'question', text: turn.question };
  if (turn.state === 'pending') return [question, { id: turn.id, kind: 'streaming' }];
  if (turn.state === 'failed' || turn.outcome === null) return [question, { id: turn.id, kind: 'failed', text: turn.reply, turn }];
  const { charged, grounds, houses, care, mid, stopped, questions_left: left, balance } = turn.outcome;
  return [
    question,
    {
      // The id of the stored message, so that the element with its focus and rating stays mounted.
      id: mid ?? turn.id,
      kind: 'reply',
      text: turn.reply,
      question: turn.question,
      details: { charged, left, balance, grounds, houses, care, mid, stopped },
    },
  ];
}

/** Whether a reply of this chat, or a failure, is care, apart from questions for which the person said that they meant something else. */
export function hasCare(items: readonly ThreadItem[], dismissed: readonly string[]): boolean {
  return items.some((item) =>
    item.kind === 'reply'
      ? item.details.care && !item.details.care.dismissed && !dismissed.includes(item.question ?? '')
      : item.kind === 'failed' && item.turn.care !== undefined,
  );
}
