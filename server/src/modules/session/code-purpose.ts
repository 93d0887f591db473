import type { FastifyRequest } from 'fastify';
import type { SendOtpRequest } from '@oracle-astra/shared/contract';
import { DomainError } from '../../domain-error';
import { getBearerToken } from '../../plugins/auth';
import { createBannedError } from '../../plugins/failures';
import type { BoundTo } from './codes/record-request';
import type { AssertProven } from './proof';
import type { SessionService } from './service';

interface PurposeDeps {
  sessions: Pick<SessionService, 'verify' | 'user' | 'assertPage'>;
  assertProven: AssertProven;
}

/** The purpose of the requested code. Throws if the person may not request such a code. */
export const createPurposeReader =
  ({ sessions, assertProven }: PurposeDeps) =>
  async (request: FastifyRequest<{ Body: SendOtpRequest }>): Promise<BoundTo | null> => {
    const { purpose, mobile } = request.body;
    if (purpose === undefined) return null;
    // An account is deleted without a session.
    if (purpose === 'delete') return { purpose, uid: null };
    const token = getBearerToken(request);
    const session = token === null ? null : await sessions.verify(token);
    const own = session === null ? null : await sessions.user(session.uid);
    if (session === null || own === null) throw new DomainError('unauthenticated');
    if (purpose === 'proof' && own.mobile !== mobile) throw new DomainError('number_not_own');
    if (purpose === 'new_number') {
      if (session.isTest) throw new DomainError('forbidden');
      if (own.banned) throw createBannedError(own.banReason);
      if (own.mobile === mobile) throw new DomainError('number_unchanged');
      // As for the change itself, so that nobody else has codes sent.
      if (session.isOfPage) await sessions.assertPage(request, session);
      assertProven(session);
    }
    return { purpose, uid: session.uid };
  };
