import { onReturn } from '@oracle-astra/shared/session';
import { readServerTime } from './read-server-time';

/** A document that is this far from the device's clock came from a cache, or the device is wrong: only the server knows. */
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
  const set = (next: number) => {
    skew = next;
    onSkew(next);
  };
  const measure = async () => {
    askedAt = Date.now();
    try {
      const measured = (await readTime()) - Date.now();
      isDoubted = false;
      if (Math.abs(measured - skew) >= precisionMs) set(measured);
    } catch {
      // Without a line there is no answer; the next return asks again.
      if (isDoubted && ofDocument < 0 && skew === ofDocument) set(0);
    }
  };
  const handleReturn = () => {
    if (isDoubted || Math.abs(Date.now() - askedAt) > absenceMs) void measure();
  };
  onReturn(handleReturn);
  if (isDoubted) void measure();
}
