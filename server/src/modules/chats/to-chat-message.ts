import type { CareReply, ChatMessage } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import type { chatMessages, chatSessions } from '../../db/schema';
import { createMessageCipher } from './message-cipher';

/** Without the class, which only the server uses. */
function toCareReply({ level, language, helplines, dismissed }: CareReply): CareReply {
  return { level, language, helplines, ...(dismissed ? { dismissed } : {}) };
}

/** The stored messages of a chat as its owner sees them. */
export function toChatMessages(
  db: Database,
  rows: readonly Omit<typeof chatMessages.$inferSelect, 'asstId' | 'turn'>[],
  { uid, asstId, userName, astrologer }: typeof chatSessions.$inferSelect,
): ChatMessage[] {
  const cipher = createMessageCipher(db, uid);
  const name = cipher.decryptName(asstId, userName);
  return rows.map((row) => ({
    mid: row.mid,
    from_name: row.author === 'person' ? name : astrologer,
    message: cipher.decryptBody(row.mid, row.body),
    chat_time: row.createdAt.toISOString(),
    ...(row.paidBy ? { charged: { by: row.paidBy, amount: (row.paidPaise ?? 0) / 100 } } : {}),
    ...(row.grounds ? { grounds: cipher.decryptJson('grounds', row.mid, row.grounds) } : {}),
    ...(row.houses ? { houses: cipher.decryptJson('houses', row.mid, row.houses) } : {}),
    ...(row.care ? { care: toCareReply(cipher.decryptJson('care', row.mid, row.care)) } : {}),
    ...(row.helped === null ? {} : { helped: row.helped }),
  }));
}
