import type { StreamStatus } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { cipherOf } from '../../db/encryption/cipher-of';
import type { StoredJson, StoredText } from '../../db/encryption/stored-text';

type JsonColumn = 'grounds' | 'houses' | 'care';

/** Encrypts and decrypts what one person's chats have: messages by their ids, outcomes of replies, names. */
export function createMessageCipher(db: Database, owner: string) {
  const cipher = cipherOf(db);
  const at = (column: 'body' | JsonColumn, mid: string) => ({ column: `chat_messages.${column}`, row: mid, owner });
  const outcomeAt = (id: string) => ({ column: 'chat_replies.outcome', row: id, owner });
  const nameAt = (asstId: string) => ({ column: 'chat_sessions.user_name', row: asstId, owner });
  return {
    encryptBody: (mid: string, body: string): StoredText => cipher.encrypt(body, at('body', mid)),
    decryptBody: (mid: string, body: StoredText): string => cipher.decrypt(body, at('body', mid)),
    encryptJson: <Value>(column: JsonColumn, mid: string, value: Value): StoredJson<Value> => cipher.encryptJson(value, at(column, mid)),
    decryptJson: <Value>(column: JsonColumn, mid: string, value: StoredJson<Value>): Value => cipher.decryptJson(value, at(column, mid)),
    encryptOutcome: (id: string, outcome: StreamStatus): StoredJson<StreamStatus> => cipher.encryptJson(outcome, outcomeAt(id)),
    decryptOutcome: (id: string, outcome: StoredJson<StreamStatus> | null): StreamStatus | null =>
      outcome === null ? null : cipher.decryptJson(outcome, outcomeAt(id)),
    encryptName: (asstId: string, name: string): StoredText => cipher.encrypt(name, nameAt(asstId)),
    decryptName: (asstId: string, name: StoredText): string => cipher.decrypt(name, nameAt(asstId)),
  };
}

export type MessageCipher = ReturnType<typeof createMessageCipher>;
