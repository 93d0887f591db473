import type { StartChatRequest } from '@oracle-astra/shared/contract';
import type { Question } from '../../astrologers';
import type { Database } from '../../db/database';
import { newId } from '../../db/ids';
import type { BirthsService } from '../births/service';
import type { ChatCredit, Payment } from './payment';
import { computeOpenUntil } from './replies/replies';
import { createCareRepository } from './care/care-repository';
import { DomainError } from '../../domain-error';
import { createChatsRepository, isOpen } from './repository';

/** The response to starting a chat. */
export interface StartedChat extends ChatCredit {
  asst_id: string;
  message: string;
  user_name: string;
  gender: string;
  /** Care was given in the last 24 hours: the chat opens with the helplines. */
  shows_helplines?: boolean;
}

interface StartChatDeps {
  clock: () => Date;
  payment: Payment;
  births: Pick<BirthsService, 'readingInput'>;
  greeting: (question: Omit<Question, 'text'>) => string;
}

/** Opens a stopped chat again; its birth record must be locked. */
async function reopen(tx: Database, uid: string, { bid, astrologer }: StartChatRequest, asstId: string, now: Date): Promise<string> {
  const chats = createChatsRepository(tx);
  const session = await chats.lock(uid, asstId);
  if (session?.bid !== bid || session.astrologer !== astrologer) throw new DomainError('chat_not_found');
  if (isOpen(session, now)) return asstId;
  await chats.stopOther({ asstId, bid, astrologer }, now);
  await chats.reopen(asstId);
  return asstId;
}

/**
 * Starts a chat with an astrologer about a birth record, in the caller's transaction, or resumes the open one. With `asst_id`
 * that chat continues, and the open one ends.
 */
export function createStartChat({ clock, payment, births, greeting }: StartChatDeps) {
  async function resumeOrOpen(
    tx: Database,
    uid: string,
    request: StartChatRequest,
    userName: string,
    firstMessage: string,
    isCelebrity: boolean,
  ): Promise<string> {
    const { bid, astrologer } = request;
    const chats = createChatsRepository(tx);
    const now = clock();
    const current = await chats.findRunning(uid, bid, astrologer);
    if (current && isOpen(current, now) && current.isCelebrity === isCelebrity) return current.asstId;
    if (current) await chats.stop(current.asstId, now);
    const asstId = newId();
    const isOpened = await chats.open({
      asstId,
      uid,
      bid,
      astrologer,
      userName,
      startedAt: now,
      stoppedAt: null,
      openUntil: null,
      isCelebrity,
    });
    // A concurrent call has opened the chat.
    if (!isOpened) return resumeOrOpen(tx, uid, request, userName, firstMessage, isCelebrity);
    const mid = newId();
    await chats.addMessage(uid, { mid, asstId, turn: mid, author: 'astrologer', body: firstMessage, createdAt: now });
    return asstId;
  }

  return async (tx: Database, uid: string, request: StartChatRequest, isCelebrity: boolean): Promise<StartedChat> => {
    const { person, chart } = await births.readingInput(tx, uid, request.bid);
    // Calls about the same chart wait for each other, so that at most one chat runs.
    await createChatsRepository(tx).lockBirth(request.bid);
    const firstMessage = greeting({ astrologer: request.astrologer, chart, birth: person, now: clock(), isCelebrity });
    const asstId =
      request.asst_id === undefined
        ? await resumeOrOpen(tx, uid, request, person.full_name, firstMessage, isCelebrity)
        : await reopen(tx, uid, request, request.asst_id, clock());
    const credit = await payment.credit(tx, uid, request.astrologer);
    const chats = createChatsRepository(tx);
    await chats.setOpenUntil(asstId, computeOpenUntil(clock(), credit));
    const isFlagged = await createCareRepository(tx).isFlagged(uid, clock());
    return {
      asst_id: asstId,
      ...credit,
      message: await chats.getGreeting(uid, asstId),
      user_name: person.full_name,
      gender: person.gender,
      ...(isFlagged ? { shows_helplines: true } : {}),
    };
  };
}
