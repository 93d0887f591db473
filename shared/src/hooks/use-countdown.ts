import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The whole seconds until a time of the device's clock (milliseconds since 1970), not below 0; null in the first render and
 * without a time. Calls `onEnd` once at 0.
 */
export function useCountdown(until: number | null, onEnd?: () => void): number | null {
  const [left, setLeft] = useState<number | null>(null);
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (until === null) return undefined;
    const count = () => {
      const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds > 0) return;
      clearInterval(timer);
      end();
    };
    const timer = setInterval(count, 1000);
    count();
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
