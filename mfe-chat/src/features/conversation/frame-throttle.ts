/** Shows the latest of many values at most once a frame. `stop` drops what was not shown yet. */
export function oncePerFrame<Value>(show: (value: Value) => void) {
  let latest: { value: Value } | null = null;
  let frame: number | null = null;
  const draw = () => {
    frame = null;
    if (latest) show(latest.value);
  };
  return {
    next(value: Value) {
      latest = { value };
      frame ??= requestAnimationFrame(draw);
    },
    stop() {
      if (frame !== null) cancelAnimationFrame(frame);
      frame = null;
      latest = null;
    },
  };
}
