/** The server's time as this page knows it, for what is no component; components have `useNow`. */
export interface PageClock {
  now: () => number;
  /** Calls back when the clock proves to have been wrong. */
  onChange: (listener: () => void) => void;
}

export function createPageClock() {
  let skew = 0;
  let listener = (): void => undefined;
  return {
    now: () => Date.now() + skew,
    onChange(next: () => void) {
      listener = next;
    },
    /** `next` is server minus device, in milliseconds. */
    set(next: number) {
      skew = next;
      listener();
    },
  };
}

export const pageClock = createPageClock();
