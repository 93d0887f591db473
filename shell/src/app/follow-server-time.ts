import { onReturn } from '@oracle-astra/shared/session';
import { pageClock } from './background/page-clock';
import { readServerTime } from './read-server-time';

/** A larger difference to the device's clock means a cached document or a wrong clock; only the server knows which. */
const maxPlausibleSkewMs = 60_000;
/** After a longer absence the device's clock may have been set. */
const absenceMs = 300_000;
/** The `date` header has a resolution of one second. */
const precisionMs = 2000;

/**
 * Calls back when the difference between the server's clock and the device's (server minus device, in milliseconds) is not that
 * of the document. It is measured if the document's difference is implausible, and after an absence. If the server does not
 * answer and the document may be old, the device's clock is used.
 */
export function followServerTime(documentSkew: number, onSkew: (skew: number) => void, readTime = readServerTime): void {
  let skew = documentSkew;
  let isUncertain = Math.abs(documentSkew) > maxPlausibleSkewMs;
  let askedAt = Date.now();
  pageClock.set(documentSkew);
  const set = (next: number) => {
    skew = next;
    pageClock.set(next);
    onSkew(next);
  };
  const measure = async (): Promise<void> => {
    const startedAt = Date.now();
    askedAt = startedAt;
    try {
      const time = await readTime();
      // A later measurement replaces this one.
      if (askedAt !== startedAt) return;
      // The page was frozen meanwhile, so the answer is of an earlier time.
      if (Math.abs(Date.now() - startedAt) > maxPlausibleSkewMs) return await measure();
      const measured = time - Date.now();
      isUncertain = false;
      if (Math.abs(measured - skew) >= precisionMs) set(measured);
    } catch {
      // Offline: measured again when the page returns.
      if (isUncertain && documentSkew < 0 && skew === documentSkew) set(0);
    }
  };
  const handleReturn = () => {
    if (isUncertain || Math.abs(Date.now() - askedAt) > absenceMs) void measure();
  };
  onReturn(handleReturn);
  if (isUncertain) void measure();
}
