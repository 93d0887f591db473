import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from 'react';

/** The server's time when the document was rendered, and the difference of the device's clock, in milliseconds. */
interface Clock {
  renderedAt: number;
  skew: number;
}

const ClockContext = createContext<Clock | null>(null);

/** Provides the server's time for `useNow`. `renderedAt` and `skew` (server minus device) are in milliseconds. */
export function ClockProvider({ renderedAt, skew, children }: Clock & { children: ReactNode }) {
  return <ClockContext value={{ renderedAt, skew }}>{children}</ClockContext>;
}

/**
 * The server's time in milliseconds since 1970. The first render has the time of the document, so that server and
 * browser render the same; then it is updated every `stepMs`.
 */
export function useNow(stepMs = 60_000): number {
  const clock = useContext(ClockContext);
  if (clock === null) throw new Error('useNow needs a ClockProvider above it');
  const [now, setNow] = useState(clock.renderedAt);
  useEffect(() => {
    const tick = () => setNow(Date.now() + clock.skew);
    // What is below and not hydrated yet need not be at once for the time's sake.
    startTransition(tick);
    const timer = setInterval(tick, stepMs);
    return () => clearInterval(timer);
  }, [clock.skew, stepMs]);
  return now;
}
