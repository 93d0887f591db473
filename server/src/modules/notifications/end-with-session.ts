import type { FastifyReply } from 'fastify';
import type { Services } from '../../services';
import type { Session } from '../session/session';

/** Ends a stream when its session ends, in any process. */
export function endWithSession(
  { raw, log }: FastifyReply,
  session: Pick<Session, 'uid' | 'jti'>,
  { notificationHub, sessions }: Pick<Services, 'notificationHub' | 'sessions'>,
): void {
  if (raw.destroyed) return;
  const check = () => {
    sessions.isActive(session).then(
      (isActive) => isActive || raw.destroy(),
      (error: unknown) => log.warn({ err: error }, 'a session could not be looked at, and its stream goes on'),
    );
  };
  const { unsubscribe, isListening } = notificationHub.subscribe(session.uid, check);
  raw.once('close', unsubscribe);
  // It may have ended since the request was authorised.
  void isListening.then(check);
}
