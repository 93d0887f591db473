import { useEffect } from 'react';

/** Calls back after each new build. */
export function useChanges(onChange: () => void): void {
  useEffect(() => {
    const changes = new EventSource('/changes');
    changes.onmessage = onChange;
    return () => changes.close();
  }, [onChange]);
}
