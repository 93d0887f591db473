import { useEffect, useState } from 'react';

/** Whether `isActive` has been true for this many milliseconds; starts again when it becomes false. */
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
