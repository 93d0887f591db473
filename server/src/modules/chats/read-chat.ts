import type { ChatMessage } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import type { ChatCredit, Payment } from './payment';
import { createReplyRepository } from './replies/reply-repository';
import type { ChatSession } from './repository';
import { createChatsRepository } from './repository';

export interface ReadChat {
  chats: ChatMessage[];
  credit: ChatCredit;
  active: boolean;
}

/** The messages of a chat and the remaining means, so that every tab and device can show the same. */
export async function readChat(db: Database, payment: Payment, session: ChatSession, now: Date): Promise<ReadChat> {
  const awaited = new Set((await createReplyRepository(db).listPendingOfChat(session.asstId)).map(({ questionMid }) => questionMid));
  const messages = await createChatsRepository(db).messages(session);
  const active = session.stoppedAt === null && session.bid !== null;
  const credit = await payment.credit(db, session.uid, session.astrologer);
  const left =
    active && session.openUntil !== null ? Math.max(0, Math.ceil((session.openUntil.getTime() - now.getTime()) / 1000)) : Infinity;
  return {
    chats: messages.map((message) => (awaited.has(message.mid ?? '') ? { ...message, awaited: true } : message)),
    credit: { ...credit, time_left_seconds: Math.min(credit.time_left_seconds, left) },
    active,
  };
}
