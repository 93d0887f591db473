import { useEffect, useState } from 'react';
import { onReturn } from './on-return';

/** A document that is this far from the device's clock came from a cache, or the device is wrong: only the server knows. */
const doubtMs = 60_000;
/** A device's clock may have been set while the page was away for longer. */
const absenceMs = 300_000;
/** The header `date` has whole seconds. */
const precisionMs = 2000;

/**
 * The difference of the server's clock and the device's, in milliseconds. It begins with that of the document, and is measured anew
 * where that cannot be right and after an absence. Without an answer a document from the past says nothing, and the device counts.
 */
export function useSkew(ofDocument: number, readServerTime?: () => Promise<number>): number {
  const [skew, setSkew] = useState(ofDocument);
  useEffect(() => {
    if (!readServerTime) return;
    let isDoubted = Math.abs(ofDocument) > doubtMs;
    let askedAt = Date.now();
    let isMounted = true;
    const measure = async () => {
      askedAt = Date.now();
      try {
        const measured = (await readServerTime()) - Date.now();
        isDoubted = false;
        if (isMounted) setSkew((before) => (Math.abs(measured - before) < precisionMs ? before : measured));
      } catch {
        // Without a line there is no answer; the next return asks again.
        if (isMounted && isDoubted && ofDocument < 0) setSkew((before) => (before === ofDocument ? 0 : before));
      }
    };
    const stopListening = onReturn(() => {
      if (isDoubted || Math.abs(Date.now() - askedAt) > absenceMs) void measure();
    });
    if (isDoubted) void measure();
    return () => {
      isMounted = false;
      stopListening();
    };
  }, [ofDocument, readServerTime]);
  return skew;
}
