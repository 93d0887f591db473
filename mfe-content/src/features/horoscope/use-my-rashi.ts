import { useCallback, useEffect, useState } from 'react';
import { signs, type Sign } from '@oracle-astra/shared/contract';
import { safeStorage } from '@oracle-astra/shared/storage';

const key = 'my-rashi';
const storage = safeStorage('local');

/** The rashi that was found on this device, which is the only place where it is stored; null before it is read and if there is none. */
export function useMyRashi(): [rashi: Sign | null, remember: (rashi: Sign) => void, forget: () => void] {
  const [rashi, setRashi] = useState<Sign | null>(null);
  useEffect(() => {
    const stored = storage.get(key);
    setRashi(signs.find((sign) => sign === stored) ?? null);
  }, []);
  const remember = useCallback((found: Sign) => {
    setRashi(found);
    storage.set(key, found);
  }, []);
  const forget = useCallback(() => {
    setRashi(null);
    storage.remove(key);
  }, []);
  return [rashi, remember, forget];
}
