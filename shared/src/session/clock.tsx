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

const windowEvents = ['pageshow', 'online', 'focus'];

/** Calls back when a page comes back: from another tab, from the back and forward cache, after sleep, or with the line. */
function onReturn(callback: () => void): () => void {
  for (const name of windowEvents) window.addEventListener(name, callback);
  document.addEventListener('visibilitychange', callback);
  return () => {
    for (const name of windowEvents) window.removeEventListener(name, callback);
    document.removeEventListener('visibilitychange', callback);
  };
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
    // Timers of a page that was frozen or out of sight stand still.
    const stopListening = onReturn(tick);
    return () => {
      clearInterval(timer);
      stopListening();
    };
  }, [clock.skew, stepMs]);
  return now;
}
