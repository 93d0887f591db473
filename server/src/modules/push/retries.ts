import type { pushDeliveries } from '../../db/schema';
import type { PendingPush } from './repository';
import type { PushOutcome } from './sender';

type Delivery = typeof pushDeliveries.$inferInsert;

const firstPauseSeconds = 60;
/** The factor between pauses: 1, 4, 16, 64 and 256 minutes. */
const growth = 4;
const maxAttempts = 6;
/** The age at which a notification is outdated. */
export const maxAgeMs = 24 * 60 * 60 * 1000;

/** Whether a message has used all its attempts. */
export const isGivenUp = (outcome: PushOutcome, attempts: number): boolean =>
  typeof outcome === 'object' && outcome.isTried !== false && attempts + 1 >= maxAttempts;

/** The retries: each notification for those of its browsers whose push service was busy, after the longest requested pause. */
export function planRetries(pending: readonly PendingPush[], outcomes: readonly PushOutcome[], now: Date): Delivery[] {
  const planned = new Map<string, Delivery>();
  pending.forEach(({ id, endpoint, attempts, queued_at: queuedAt }, at) => {
    const outcome = outcomes[at];
    if (typeof outcome !== 'object' || isGivenUp(outcome, attempts)) return;
    const isTried = outcome.isTried !== false;
    const tried = attempts + (isTried ? 1 : 0);
    const seconds = Math.max(outcome.afterSeconds ?? 0, isTried ? firstPauseSeconds * growth ** attempts : 0);
    const before = planned.get(id);
    // A push service may request any pause; a notification that is too old by then is processed once more and counted as expired.
    const expiresAt = new Date(queuedAt).getTime() + maxAgeMs;
    const dueAt = Math.max(before?.dueAt?.getTime() ?? 0, Math.min(now.getTime() + seconds * 1000, expiresAt));
    const endpoints = [...(before?.endpoints ?? []), endpoint];
    planned.set(id, {
      notificationId: id,
      createdAt: new Date(queuedAt),
      endpoints,
      attempts: Math.max(tried, before?.attempts ?? 0),
      dueAt: new Date(dueAt),
    });
  });
  return [...planned.values()];
}
