import { useEffect, useEffectEvent, useRef } from 'react';
import { parseOtp } from './otp-digits';

/** Calls back with a complete code after it was rendered, so that the form sends the current value. Only changes that the returned function marks count. */
export function useCompletedCode(value: string, onComplete: ((code: string) => void) | undefined): () => void {
  const isMarked = useRef(false);
  const complete = useEffectEvent((code: string) => onComplete?.(code));
  useEffect(() => {
    const code = parseOtp(value);
    if (isMarked.current && code) complete(code);
    isMarked.current = false;
  }, [value]);
  return () => {
    isMarked.current = true;
  };
}
