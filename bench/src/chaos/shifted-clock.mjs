/*
 * Loaded before the server: every second process of a cluster has a clock that is 5 s ahead, which tests every exchange of
 * times between processes with different clocks.
 */
const aheadMs = (Number(process.env.NODE_UNIQUE_ID ?? 0) % 2) * 5000;

class ShiftedDate extends Date {
  constructor(...parts) {
    if (parts.length === 0) super(ShiftedDate.now());
    else super(...parts);
  }

  static now() {
    return super.now() + aheadMs;
  }
}

if (aheadMs > 0) globalThis.Date = ShiftedDate;
