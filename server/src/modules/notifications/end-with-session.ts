import type { FastifyReply } from 'fastify';
import type { Services } from '../../services';
import type { Session } from '../session/session';

/** The session may have ended, and nothing says so again. */
const retryMs = 1000;

/** Ends a stream when its session ends, in any process. */
export function endWithSession(
  { raw, log }: FastifyReply,
  session: Pick<Session, 'uid' | 'jti'>,
  { notificationHub, sessions }: Pick<Services, 'notificationHub' | 'sessions'>,
): void {
  if (raw.destroyed) return;
  let again: NodeJS.Timeout | undefined;
  const check = () => {
    clearTimeout(again);
    sessions.isActive(session).then(
      (isActive) => isActive || raw.destroy(),
      (error: unknown) => {
        log.warn({ err: error }, 'a session could not be looked at, and its stream goes on until it can');
        if (!raw.destroyed) again = setTimeout(check, retryMs).unref();
      },
    );
  };
  const { unsubscribe, isListening } = notificationHub.subscribe(session.uid, check);
  raw.once('close', () => {
    clearTimeout(again);
    unsubscribe();
  });
  // It may have ended since the request was authorised.
  void isListening.then(check);
}
