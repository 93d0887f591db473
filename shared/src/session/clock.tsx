import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from 'react';
import { onReturn } from './on-return';

/** The server's time when the document was rendered, and the difference of the device's clock, in milliseconds. */
interface Clock {
  renderedAt: number;
  skew: number;
}

const ClockContext = createContext<Clock | null>(null);

interface ClockProviderProps extends Clock {
  /** Calls back with the difference wherever it proves to be another one than that of the document; for as long as the page stands. */
  followSkew?: (ofDocument: number, onSkew: (skew: number) => void) => void;
  children: ReactNode;
}

/** Provides the server's time for `useNow`. `renderedAt` and `skew` (server minus device, as the document says) are in milliseconds. */
export function ClockProvider({ renderedAt, skew: ofDocument, followSkew, children }: ClockProviderProps) {
  const [skew, setSkew] = useState(ofDocument);
  useEffect(() => followSkew?.(ofDocument, setSkew), [ofDocument, followSkew]);
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
    // Timers of a page that was frozen or out of sight stand still.
    const stopListening = onReturn(tick);
    return () => {
      clearInterval(timer);
      stopListening();
    };
  }, [clock.skew, stepMs]);
  return now;
}
