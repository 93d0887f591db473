import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

/** The server's time when the document was made, and how far the device's clock is from it. Milliseconds. */
interface Clock {
  renderedAt: number;
  skew: number;
}

const ClockContext = createContext<Clock | null>(null);

/** Gives `useNow` the server's time. `renderedAt` and `skew` (server minus device) in milliseconds. */
export function ClockProvider({ renderedAt, skew, children }: Clock & { children: ReactNode }) {
  return <ClockContext value={{ renderedAt, skew }}>{children}</ClockContext>;
}

/**
 * The time in milliseconds since 1970, the server's: that of the document in the first render, so that server and
 * browser agree, then moving on every `stepMs`.
 */
export function useNow(stepMs = 60_000): number {
  const clock = useContext(ClockContext);
  if (clock === null) throw new Error('useNow needs a ClockProvider above it');
  const [now, setNow] = useState(clock.renderedAt);
  useEffect(() => {
    const tick = () => setNow(Date.now() + clock.skew);
    tick();
    const timer = setInterval(tick, stepMs);
    return () => clearInterval(timer);
  }, [clock.skew, stepMs]);
  return now;
}
