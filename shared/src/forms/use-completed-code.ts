import { useEffect, useEffectEvent, useRef } from 'react';
import { parseOtp } from './otp-digits';

/** Calls back with a complete code once it is rendered, so that what sends it has it, where the returned function marked its change. */
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
