import type { CircuitBreakers } from '../circuit-breaker';
import type { Owner, RenderComposition } from '../messages';
import type { RenderReporter } from '../render-reporter';
import type { ThreadEnd, ThreadPage } from './thread-events';

interface BlameDeps {
  breakers: CircuitBreakers;
  rendererBreaker: { recordFailure(isPersistent: boolean): void };
  reporter: RenderReporter;
}

/** Attributes failures of a whole thread to the release whose code ran, and reports them. */
export function createThreadBlame({ host }: RenderComposition, { breakers, rendererBreaker, reporter }: BlameDeps) {
  const isRemote = (owner: Owner | null): owner is Owner => owner !== null && owner.release !== host.release;
  const recordFailure = (release: string) => breakers.get(release).recordFailure({ isPersistent: true });

  return {
    recordUncaughtError(owner: Owner | null, message: string) {
      if (isRemote(owner)) recordFailure(owner.release);
      else rendererBreaker.recordFailure(true);
      reporter.reportFailure(owner ?? host, 'late', message);
    },
    recordEnd({ reason, message, hasStarted, blamed, pages }: ThreadEnd<ThreadPage>) {
      const hadHostPage = pages.some(({ job }) => job.remote === null);
      if (!isRemote(blamed) && !hadHostPage) rendererBreaker.recordFailure(hasStarted);
      else if (blamed) recordFailure(blamed.release);
      if (pages.length === 0) reporter.reportFailure(blamed ?? host, reason, message);
    },
  };
}
