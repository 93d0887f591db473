/** Something took longer than its time limit. */
export class LateError extends Error {}

/** Rejects with a LateError when a promise takes longer than `timeoutMs`; `what` names it in the error. */
export function withTimeout<Value>(timeoutMs: number, promise: Promise<Value>, what: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new LateError(`${what} did not come within ${timeoutMs} ms`)), timeoutMs);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
