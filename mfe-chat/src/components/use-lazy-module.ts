import { useEffect, useState } from 'react';

interface LazyModule<Module> {
  module: Module | null;
  hasFailed: boolean;
  retry: () => void;
}

/** A module that is loaded when it is needed. A failed load can be retried. */
export function useLazyModule<Module>(load: () => Promise<Module>, isNeeded = true): LazyModule<Module> {
  const [module, setModule] = useState<Module | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isNeeded || module !== null || hasFailed) return;
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setModule(loaded),
      // Shown by the caller.
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, module, hasFailed, load]);
  return { module, hasFailed, retry: () => setFailed(false) };
}
