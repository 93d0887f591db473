import { useEffect, useEffectEvent, useRef } from 'react';
import { parseOtp } from './otp-digits';

/**
 * Calls back with a complete code after it was rendered, so that the form sends the current value. Only codes that the returned
 * function gets count; one that is in the boxes already is not rendered again, and calls back at once.
 */
export function useCompletedCode(value: string, onComplete: ((code: string) => void) | undefined): (next: string) => void {
  const isMarked = useRef(false);
  const complete = useEffectEvent((code: string) => onComplete?.(code));
  useEffect(() => {
    const code = parseOtp(value);
    if (isMarked.current && code) complete(code);
    isMarked.current = false;
  }, [value]);
  return (next) => {
    if (next !== value) isMarked.current = true;
    else if (parseOtp(next)) onComplete?.(next);
  };
}
