import { setTimeout as pause } from 'node:timers/promises';

// Long, because the machine may be busy.
const defaultTimeoutMs = 30_000;

/** Calls `read` until its value is accepted, and resolves with that value; throws with the last value after the timeout. */
export async function pollUntil<Value>(
  read: () => Promise<Value>,
  isAccepted: (value: Value) => boolean,
  withinMs = defaultTimeoutMs,
): Promise<Value> {
  const until = Date.now() + withinMs;
  for (;;) {
    const value = await read();
    if (isAccepted(value)) return value;
    if (Date.now() > until) throw new Error(`It stayed at ${JSON.stringify(value)}`);
    await pause(50);
  }
}
