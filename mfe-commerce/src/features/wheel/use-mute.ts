import { useEffect, useRef, useState } from 'react';
import { safeStorage } from '@oracle-astra/shared/storage';

const key = 'wheel:muted';
const storage = safeStorage('local');

/** Whether the wheel is muted, as stored in this browser. `isMuted` returns the current value during a spin. */
export function useMute(): { muted: boolean; isMuted: () => boolean; toggle: () => void } {
  const [muted, setMuted] = useState(false);
  const latest = useRef(false);
  const change = (next: boolean) => {
    latest.current = next;
    setMuted(next);
  };
  useEffect(() => change(storage.get(key) !== null), []);
  return {
    muted,
    isMuted: () => latest.current,
    toggle() {
      const next = !latest.current;
      change(next);
      if (next) storage.set(key, 'yes');
      else storage.remove(key);
    },
  };
}
