import { useEffect, useRef, type RefObject } from 'react';

/** Whether the component is still on the page, for answers that may arrive after its dialog was closed. */
export function useIsShown(): RefObject<boolean> {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
