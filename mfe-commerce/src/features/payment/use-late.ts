import { useEffect, useState } from 'react';

/** Whether something has lasted for this long, in milliseconds; starts again when it ends. */
export function useLate(isActive: boolean, afterMs: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isActive) return undefined;
    const timer = setTimeout(() => setLate(true), afterMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isActive, afterMs]);
  return isLate;
}
