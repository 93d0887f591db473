import { onReturn } from '@oracle-astra/shared/session';
import { pageClock } from './background/page-clock';
import { readServerTime } from './read-server-time';

/** A larger difference to the device's clock means a cached document or a wrong clock; only the server can tell which. */
const doubtMs = 60_000;
/** A device's clock may have been set while the page was away for longer. */
const absenceMs = 300_000;
/** The header `date` has whole seconds. */
const precisionMs = 2000;

/**
 * Calls back with the difference of the server's clock and the device's, in milliseconds, where it is not that of the document: it
 * is measured where that cannot be right and after an absence. Without an answer a document from the past says nothing, and the
 * device counts.
 */
export function followServerTime(ofDocument: number, onSkew: (skew: number) => void, readTime = readServerTime): void {
  let skew = ofDocument;
  let isDoubted = Math.abs(ofDocument) > doubtMs;
  let askedAt = Date.now();
  pageClock.set(ofDocument);
  const set = (next: number) => {
    skew = next;
    pageClock.set(next);
    onSkew(next);
  };
  const measure = async () => {
    askedAt = Date.now();
    try {
      const measured = (await readTime()) - Date.now();
      isDoubted = false;
      if (Math.abs(measured - skew) >= precisionMs) set(measured);
    } catch {
      // Offline; it is measured again when the page is visible again.
      if (isDoubted && ofDocument < 0 && skew === ofDocument) set(0);
    }
  };
  const handleReturn = () => {
    if (isDoubted || Math.abs(Date.now() - askedAt) > absenceMs) void measure();
  };
  onReturn(handleReturn);
  if (isDoubted) void measure();
}
