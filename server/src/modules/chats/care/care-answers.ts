import type { StreamStatus } from '@oracle-astra/shared/contract';
import {
  assessChatTurn,
  composeCareReply,
  composeOpening,
  detectCareLanguage,
  findHelpBeside,
  isDoubtful,
  isHelpAbove,
} from '../../../care';
import type { CareAssessment, EarlierTurn } from '../../../care';
import type { Database } from '../../../db/database';
import { createStoredFingerprint } from '../../../db/idempotency';
import { newId } from '../../../db/ids';
import { lockPeople } from '../../../db/lock-people';
import { getErrorCode } from '../../../db/unavailable';
import { logCare } from '../../care/care-log';
import { createCareRepository } from './care-repository';
import { findMeantOtherwise, withoutLines } from './meant-otherwise';
import type { Payment } from '../payment';
import type { Question } from '../question-repository';
import type { RecentQuestion } from '../recent-questions';
import { createChatsRepository } from '../repository';
import type { ChatSession } from '../repository';

/** A question that care answered: the stored reply with its status. */
export interface AnsweredByCare {
  text: string;
  outcome: StreamStatus;
}

/** Help that is shown above the astrologer's answer. */
export interface HelpAbove {
  above: CareAssessment;
}

interface CareAnswersDeps {
  db: Database;
  clock: () => Date;
  payment: Payment;
}

const flagMs = 24 * 60 * 60 * 1000;
const uniqueViolation = '23505';

function toEarlierTurn({ body, care }: RecentQuestion): EarlierTurn {
  return { text: body, care: care && !care.dismissed ? care : null };
}

/** Answers questions by care where they need it: free, stored immediately, and without reading the balance. */
// eslint-disable-next-line max-lines-per-function -- storing and dismissal share one set of dependencies
export function createCareAnswers({ db, clock, payment }: CareAnswersDeps) {
  async function dismiss(uid: string, asstId: string, turn: string): Promise<void> {
    await db.transaction(async (tx) => {
      const repository = createCareRepository(tx);
      if ((await createChatsRepository(tx).lock(uid, asstId)) === null) return;
      await repository.dismiss(uid, asstId, turn);
      await repository.clearFlag(uid);
    });
  }

  async function store(question: Question, session: ChatSession, assessment: CareAssessment): Promise<AnsweredByCare | null> {
    const { id, uid, request, idempotencyKey } = question;
    const { text, care } = composeCareReply(assessment);
    return db.transaction(async (tx) => {
      // The person before the chat, in the lock order of account deletion.
      await lockPeople(tx, [uid]);
      // Deleted in the meantime: the attempt is repeated and then refused.
      if ((await createChatsRepository(tx).lock(uid, session.asstId)) === null) return null;
      const repository = createCareRepository(tx);
      const now = clock();
      const mid = newId();
      const answerMid = newId();
      const credit = await payment.credit(tx, uid, session.astrologer);
      const outcome: StreamStatus = { status: 'success', ...credit, mid: answerMid, care };
      await repository.add({
        id,
        uid,
        asstId: session.asstId,
        questionMid: mid,
        answerMid,
        question: request.message,
        answer: text,
        care: { ...care, className: assessment.className },
        outcome,
        idempotencyKey,
        fingerprint: createStoredFingerprint(tx, request),
        now,
      });
      await logCare(tx, assessment, now);
      if (assessment.level !== 'Y' && assessment.band !== 'asked')
        await repository.setFlag(uid, assessment.level, new Date(now.getTime() + flagMs));
      return { text, outcome };
    });
  }

  async function storeOnce(question: Question, session: ChatSession, assessment: CareAssessment): Promise<AnsweredByCare | 'key used'> {
    try {
      return (await store(question, session, assessment)) ?? 'key used';
    } catch (error) {
      if (getErrorCode(error) === uniqueViolation) return 'key used';
      throw error;
    }
  }

  return {
    /**
     * Null for an ordinary question, `above` for help that is shown above the astrologer's answer. `key used` if the same Idempotency-Key was stored in the meantime, or the chat was
     * deleted: the context has to be read again.
     */
    async answer(
      question: Question,
      session: ChatSession,
      recent: readonly RecentQuestion[],
    ): Promise<AnsweredByCare | HelpAbove | 'key used' | null> {
      const { request, uid } = question;
      const { meant, rest } = findMeantOtherwise(request, recent);
      if (meant) await dismiss(uid, session.asstId, meant.turn);
      if (rest === '') return null;
      const isDismissed = (each: RecentQuestion) => each === meant || each.care?.dismissed;
      // The dismissed text itself would raise the alarm again with the next question.
      const dismissed = recent.filter(isDismissed).map(({ body }) => body);
      const earlier = recent
        .filter((each) => !isDismissed(each))
        .map(toEarlierTurn)
        .map((turn) => ({ ...turn, text: dismissed.reduce(withoutLines, turn.text) }))
        .filter(({ text }) => text !== '');
      const assessment = assessChatTurn(rest, earlier.reverse());
      if (assessment === null) {
        const above = findHelpBeside(rest);
        return above && { above };
      }
      return isHelpAbove(assessment, rest) ? { above: assessment } : storeOnce(question, session, assessment);
    },

    /** The doubt about an ordinary question; null if there is none, or the person was just asked or meant something else. */
    findDoubt({ request }: Question, recent: readonly RecentQuestion[]): CareAssessment | null {
      const [last] = recent;
      const { rest } = findMeantOtherwise(request, recent);
      if (!isDoubtful(rest) || (last && isDoubtful(last.body))) return null;
      const language = detectCareLanguage(rest);
      return { level: 'O', className: 'hopelessness', language, about: 'self', isFollowUp: false, band: 'asked' };
    },

    /** Help, or the question whether the person is safe, in place of a refusal: someone in need must not get a price. */
    ask: storeOnce,

    /** The help above the astrologer's answer; counted in the log. */
    async openAnswer(assessment: CareAssessment): Promise<string> {
      // The question is already accepted, so a failed counter must not lose its answer.
      await logCare(db, assessment, clock()).catch(() => undefined);
      return composeOpening(assessment);
    },
  };
}

export type CareAnswers = ReturnType<typeof createCareAnswers>;
