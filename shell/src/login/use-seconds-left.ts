import { useEffect, useState } from 'react';

/** The whole seconds until a moment of the device's clock (milliseconds since 1970), down to 0; null in the first render. */
export function useSecondsLeft(until: number): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const count = () => {
      const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(count, 1000);
    count();
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
