/* eslint-disable max-lines -- a repository is a list of short queries over one database */
import { listLimits, type Astrologer, type ChatMessage, type ChatSummary } from '@oracle-astra/shared/contract';
import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';
import { births, chatMessages, chatSessions } from '../../db/schema';
import { createMessageCipher } from './message-cipher';
import { toChatMessages } from './to-chat-message';

export type ChatSession = typeof chatSessions.$inferSelect;
/** A message of care with its id. */
interface StoredCare {
  mid: string;
  care: NonNullable<(typeof chatMessages.$inferSelect)['care']>;
}

export type NewSession = Omit<ChatSession, 'userName'> & { userName: string };
export type NewMessage = Omit<typeof chatMessages.$inferInsert, 'body' | 'care'> & { body: string };

/** Chats and their messages; every query is limited to the chats of one person. Longer than other functions because it is a list of short, independent queries. */
// eslint-disable-next-line max-lines-per-function -- a repository is a list of short queries over one database
export function createChatsRepository(db: Database) {
  const own = (uid: string, asstId: string) => and(eq(chatSessions.asstId, asstId), eq(chatSessions.uid, uid));

  return {
    /** False if a chat of this birth record and astrologer is already open. */
    async open(session: NewSession): Promise<boolean> {
      const userName = createMessageCipher(db, session.uid).encryptName(session.asstId, session.userName);
      const rows = await db
        .insert(chatSessions)
        .values({ ...session, userName })
        .onConflictDoNothing()
        .returning({ asstId: chatSessions.asstId });
      return rows.length > 0;
    },

    async findRunning(uid: string, bid: string, astrologer: Astrologer): Promise<ChatSession | null> {
      const [row] = await db
        .select()
        .from(chatSessions)
        .where(
          and(
            eq(chatSessions.uid, uid),
            eq(chatSessions.bid, bid),
            eq(chatSessions.astrologer, astrologer),
            isNull(chatSessions.stoppedAt),
          ),
        );
      return row ?? null;
    },

    /** The account's last answers in any chat, newest first, each with its question. */
    async lastAnswers(uid: string, limit: number): Promise<{ asstId: string; question: string; answer: string }[]> {
      const asked = alias(chatMessages, 'asked');
      const rows = await db
        .select({ asstId: chatMessages.asstId, turn: asked.mid, question: asked.body, mid: chatMessages.mid, answer: chatMessages.body })
        .from(chatMessages)
        .innerJoin(chatSessions, eq(chatSessions.asstId, chatMessages.asstId))
        .innerJoin(asked, and(eq(asked.mid, chatMessages.turn), eq(asked.author, 'person')))
        .where(and(eq(chatSessions.uid, uid), eq(chatMessages.author, 'astrologer'), isNull(chatMessages.care)))
        .orderBy(desc(chatMessages.createdAt), desc(chatMessages.mid))
        .limit(limit);
      const { decryptBody } = createMessageCipher(db, uid);
      return rows.map(({ asstId, turn, question, mid, answer }) => ({
        asstId,
        question: decryptBody(turn, question),
        answer: decryptBody(mid, answer),
      }));
    },

    async find(uid: string, asstId: string): Promise<ChatSession | null> {
      const [row] = await db.select().from(chatSessions).where(own(uid, asstId));
      return row ?? null;
    },

    /** Like `find`, and locks the chat until the transaction ends. */
    async lock(uid: string, asstId: string): Promise<ChatSession | null> {
      const [row] = await db.select().from(chatSessions).where(own(uid, asstId)).for('update');
      return row ?? null;
    },

    async stop(asstId: string, at: Date): Promise<void> {
      await db
        .update(chatSessions)
        .set({ stoppedAt: at })
        .where(and(eq(chatSessions.asstId, asstId), isNull(chatSessions.stoppedAt)));
    },

    /** Locks the birth record until the transaction ends, without blocking questions. */
    async lockBirth(bid: string): Promise<void> {
      await db.select({ bid: births.bid }).from(births).where(eq(births.bid, bid)).for('no key update');
    },

    /** Stops the other chat about the same chart with the same astrologer, if one runs. */
    async stopOther({ asstId, bid, astrologer }: { asstId: string; bid: string; astrologer: Astrologer }, at: Date): Promise<void> {
      await db
        .update(chatSessions)
        .set({ stoppedAt: at })
        .where(
          and(
            eq(chatSessions.bid, bid),
            eq(chatSessions.astrologer, astrologer),
            ne(chatSessions.asstId, asstId),
            isNull(chatSessions.stoppedAt),
          ),
        );
    },

    async reopen(asstId: string): Promise<void> {
      await db.update(chatSessions).set({ stoppedAt: null, openUntil: null }).where(eq(chatSessions.asstId, asstId));
    },

    /** Stores whether an answer helped. False if the chat has no such answer, or it is one of care. */
    async setHelped(asstId: string, mid: string, helped: boolean | null): Promise<boolean> {
      const rows = await db
        .update(chatMessages)
        .set({ helped })
        .where(
          and(
            eq(chatMessages.asstId, asstId),
            eq(chatMessages.mid, mid),
            eq(chatMessages.author, 'astrologer'),
            ne(chatMessages.turn, chatMessages.mid),
            isNull(chatMessages.care),
          ),
        )
        .returning({ mid: chatMessages.mid });
      return rows.length > 0;
    },

    async setOpenUntil(asstId: string, openUntil: Date | null): Promise<void> {
      await db.update(chatSessions).set({ openUntil }).where(eq(chatSessions.asstId, asstId));
    },

    /** Sets the end of the running chats that have one. */
    async extend(uid: string, openUntil: Date): Promise<void> {
      await db
        .update(chatSessions)
        .set({ openUntil })
        .where(and(eq(chatSessions.uid, uid), isNull(chatSessions.stoppedAt), isNotNull(chatSessions.openUntil)));
    },

    async remove(asstId: string): Promise<void> {
      await db.delete(chatSessions).where(eq(chatSessions.asstId, asstId));
    },

    async listIds(uid: string): Promise<string[]> {
      const rows = await db
        .select({ asstId: chatSessions.asstId })
        .from(chatSessions)
        .where(eq(chatSessions.uid, uid))
        .orderBy(asc(chatSessions.asstId));
      return rows.map((row) => row.asstId);
    },

    async addMessage(uid: string, message: NewMessage): Promise<void> {
      const body = createMessageCipher(db, uid).encryptBody(message.mid, message.body);
      await db.insert(chatMessages).values({ ...message, body });
    },

    async getGreeting(uid: string, asstId: string): Promise<string> {
      const [row] = await db
        .select({ mid: chatMessages.mid, body: chatMessages.body })
        .from(chatMessages)
        .where(eq(chatMessages.asstId, asstId))
        .orderBy(asc(chatMessages.turn), asc(chatMessages.mid))
        .limit(1);
      return row === undefined ? '' : createMessageCipher(db, uid).decryptBody(row.mid, row.body);
    },

    async messages(session: ChatSession): Promise<ChatMessage[]> {
      const { asstId: _asstId, turn: _turn, ...shown } = getTableColumns(chatMessages);
      const rows = await db
        .select(shown)
        .from(chatMessages)
        .where(eq(chatMessages.asstId, session.asstId))
        .orderBy(asc(chatMessages.turn), asc(chatMessages.mid));
      return toChatMessages(db, rows, session);
    },

    /** Each chat with its latest question, or its greeting before the first one; latest first. */
    async list(uid: string, now: Date): Promise<ChatSummary[]> {
      const latest = db
        .select({ mid: chatMessages.mid, body: chatMessages.body, createdAt: chatMessages.createdAt })
        .from(chatMessages)
        .where(eq(chatMessages.asstId, chatSessions.asstId))
        .orderBy(desc(sql`${chatMessages.author} = 'person'`), desc(chatMessages.turn))
        .limit(1)
        .as('latest');
      // A lookup by chat, because PostgreSQL may read everybody's care at once for a join.
      const given = sql<StoredCare[] | null>`(
        select json_agg(json_build_object('mid', given.mid, 'care', given.care)) from chat_messages as given
        where given.asst_id = ${chatSessions.asstId} and given.care is not null
      )`;
      const rows = await db
        .select({ session: chatSessions, mid: latest.mid, body: latest.body, createdAt: latest.createdAt, given })
        .from(chatSessions)
        .innerJoinLateral(latest, sql`true`)
        .where(eq(chatSessions.uid, uid))
        .orderBy(desc(latest.createdAt), desc(latest.mid))
        .limit(listLimits.chats);
      const { decryptBody, decryptJson } = createMessageCipher(db, uid);
      const isUndismissed = ({ mid, care }: StoredCare) => !decryptJson('care', mid, care).dismissed;
      const withheld = rows.map((row) => ({ ...row, isWithheld: row.given?.some(isUndismissed) ?? false }));
      return withheld.map(({ session, mid, body, createdAt, isWithheld }) => ({
        asst_id: session.asstId,
        to_name: session.astrologer,
        chat_time: createdAt.toISOString(),
        message: isWithheld ? '' : decryptBody(mid, body),
        mid,
        ...(isWithheld ? { is_private: true } : {}),
        ...(session.bid ? { bid: session.bid } : {}),
        active: isOpen(session, now),
        ...(session.isCelebrity ? { celebrity: true } : {}),
      }));
    },
  };
}

/** Whether a chat accepts questions: not stopped, within its time, and its birth record not deleted. */
export function isOpen(session: ChatSession, now: Date): boolean {
  return session.stoppedAt === null && session.bid !== null && (session.openUntil === null || session.openUntil > now);
}
