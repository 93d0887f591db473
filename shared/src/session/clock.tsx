import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from 'react';
import { onReturn } from './on-return';

/** The server's time when the document was rendered, and the difference of the device's clock, in milliseconds. */
interface Clock {
  renderedAt: number;
  skew: number;
}

const ClockContext = createContext<Clock | null>(null);

interface ClockProviderProps extends Clock {
  /** Calls `onSkew` whenever the measured difference is not that of the document. Returns a function that stops it. */
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
    // In a transition, because an urgent update would hydrate the parts below at once.
    startTransition(tick);
    const timer = setInterval(tick, stepMs);
    // Timers do not run while the page is frozen or hidden.
    const stopListening = onReturn(tick);
    return () => {
      clearInterval(timer);
      stopListening();
    };
  }, [clock.skew, stepMs]);
  return now;
}
