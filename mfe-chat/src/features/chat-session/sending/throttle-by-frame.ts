/** Calls `onValue` with the latest value at most once per animation frame. `stop` drops a pending value. */
export function throttleByFrame<Value>(onValue: (value: Value) => void) {
  let latest: { value: Value } | null = null;
  let frame: number | null = null;
  const flush = () => {
    frame = null;
    if (latest) onValue(latest.value);
  };
  return {
    next(value: Value) {
      latest = { value };
      frame ??= requestAnimationFrame(flush);
    },
    stop() {
      if (frame !== null) cancelAnimationFrame(frame);
      frame = null;
      latest = null;
    },
  };
}
