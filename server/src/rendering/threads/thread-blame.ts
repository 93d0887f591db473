import type { CircuitBreakers } from '../circuit-breaker';
import type { BlamedCode, Owner, RenderComposition, RunningCode } from '../messages';
import { getFillsKey } from '../fill-permits';
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
    /** A fill that keeps its worker busy after the page was aborted is left out before the worker ends. */
    recordStuck(code: RunningCode | null) {
      if (code?.isFill) breakers.get(getFillsKey(code.owner)).recordFailure({ isFatal: true });
    },
    recordUncaughtError({ owner, isFill }: BlamedCode, message: string) {
      if (owner !== null && isFill) {
        breakers.get(getFillsKey(owner)).recordFailure({ isPersistent: true });
        return reporter.reportFill(owner, 'uncaught', 'late', message);
      }
      if (isRemote(owner)) recordFailure(owner.release);
      else rendererBreaker.recordFailure(true);
      reporter.reportFailure(owner ?? host, 'late', message);
    },
    recordEnd({ reason, message, hasStarted, blamed, isFill, pages }: ThreadEnd<ThreadPage>) {
      const hadHostPage = pages.some(({ job }) => job.remote === null);
      // A fill that ended a worker is left out at once, because each page of its slot would end another one.
      if (blamed && isFill) breakers.get(getFillsKey(blamed)).recordFailure({ isFatal: true });
      else if (!isRemote(blamed) && !hadHostPage) rendererBreaker.recordFailure(hasStarted);
      else if (blamed) recordFailure(blamed.release);
      if (pages.length === 0) reporter.reportFailure(blamed ?? host, reason, message);
    },
  };
}
