import type { CareReply, ChatMessage } from '@oracle-astra/shared/contract';
import type { chatMessages, chatSessions } from '../../db/schema';

/** Without the class, which only the server uses. */
function toCareReply({ level, language, helplines, dismissed }: CareReply): CareReply {
  return { level, language, helplines, ...(dismissed ? { dismissed } : {}) };
}

/** A stored message as its owner sees it. */
export function toChatMessage(row: typeof chatMessages.$inferSelect, session: typeof chatSessions.$inferSelect): ChatMessage {
  return {
    mid: row.mid,
    from_name: row.author === 'person' ? session.userName : session.astrologer,
    message: row.body,
    chat_time: row.createdAt.toISOString(),
    ...(row.paidBy ? { charged: { by: row.paidBy, amount: (row.paidPaise ?? 0) / 100 } } : {}),
    ...(row.grounds ? { grounds: row.grounds } : {}),
    ...(row.houses ? { houses: row.houses } : {}),
    ...(row.care ? { care: toCareReply(row.care) } : {}),
    ...(row.helped === null ? {} : { helped: row.helped }),
  };
}
