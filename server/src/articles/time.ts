const indiaMs = 330 * 60_000;

export const dayMs = 86_400_000;
export const hourMs = 3_600_000;

/** Midnight of a date in India as an instant. */
export const india = (year: number, month = 1, day = 1) => Date.UTC(year, month - 1, day) - indiaMs;

/** Hours on the clock in India, 0 up to 24. */
export const clockHours = (at: number) => ((at + indiaMs) % dayMs) / hourMs;

export const monthLetters = [...'JFMAMJJASOND'];

/** Every step of a span of time; milliseconds. */
export const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** The first instant of a span, to the second, from which a condition holds; it does not hold at the start. */
export function firstWhere(holds: (at: number) => boolean, from: number, to: number): number {
  let [low, high] = [from, to];
  while (high - low > 1000) {
    const middle = (low + high) / 2;
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}
