import type { pushDeliveries } from '../../db/schema';
import type { PendingPush } from './repository';
import type { PushOutcome } from './sender';

type Delivery = typeof pushDeliveries.$inferInsert;

const firstPauseSeconds = 60;
/** Each pause is this many times the one before: 1, 4, 16, 64 and 256 minutes. */
const growth = 4;
const mostAttempts = 6;

/** What is to be sent again: each notification for those of its browsers whose push service was busy, after the longest pause it asked for. */
export function planRetries(pending: readonly PendingPush[], outcomes: readonly PushOutcome[], now: Date): Delivery[] {
  const planned = new Map<string, Delivery>();
  pending.forEach(({ id, endpoint, attempts, queued_at: queuedAt }, at) => {
    const outcome = outcomes[at];
    const tried = attempts + 1;
    if (typeof outcome !== 'object' || tried >= mostAttempts) return;
    const seconds = Math.max(outcome.afterSeconds ?? 0, firstPauseSeconds * growth ** attempts);
    const before = planned.get(id);
    const dueAt = Math.max(before?.dueAt?.getTime() ?? 0, now.getTime() + seconds * 1000);
    const endpoints = [...(before?.endpoints ?? []), endpoint];
    planned.set(id, { notificationId: id, createdAt: new Date(queuedAt), endpoints, attempts: tried, dueAt: new Date(dueAt) });
  });
  return [...planned.values()];
}
