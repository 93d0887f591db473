import type { CircuitBreaker, Permit } from './circuit-breaker';

/** The circuit breaker of a host's renderer; any first report of a thread proves that the renderer works. */
export function createRendererBreaker<Thread>(getBreaker: () => CircuitBreaker) {
  const unproven = new Map<Thread, Permit>();

  function conclude(thread: Thread, record: (permit: Permit) => void) {
    const permit = unproven.get(thread);
    unproven.delete(thread);
    if (permit) record(permit);
  }

  return {
    /** Null while no thread may be started. */
    tryAcquire: () => getBreaker().tryAcquire(),
    addUnproven: (thread: Thread, permit: Permit) => void unproven.set(thread, permit),
    recordSuccess: (thread: Thread) => conclude(thread, (permit) => getBreaker().recordSuccess(permit)),
    recordInconclusive: (thread: Thread) => conclude(thread, (permit) => getBreaker().recordInconclusive(permit)),
    recordFailure: (isPersistent: boolean) => getBreaker().recordFailure({ isPersistent }),
  };
}
