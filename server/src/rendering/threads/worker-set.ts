import type { RenderFailureReason } from '@oracle-astra/shared/contract';
import type { CircuitBreakers, Permit } from '../circuit-breaker';
import type { RenderComposition } from '../messages';
import type { RenderReporter } from '../render-reporter';
import { startRenderThread, type RenderThread } from './render-thread';
import { createRendererBreaker } from '../renderer-breaker';
import { createThreadBlame } from './thread-blame';
import { createThreadRetirement } from './thread-retirement';
import type { ThreadEvents, ThreadOptions, ThreadPage } from './thread-events';

export interface WorkerSetOptions extends ThreadOptions {
  /** The maximum number of threads; as many again may replace stuck ones. */
  workers: number;
}

interface WorkerSetDeps {
  breakers: CircuitBreakers;
  reporter: RenderReporter;
}

type WorkerSetEvents<P> = Pick<ThreadEvents<P>, 'onDone' | 'onFailure' | 'onEnd'> & {
  /** A thread may have become free, or one more may be needed. */
  onChange(): void;
};

type EndReason = RenderFailureReason | 'retired' | 'surplus';

/** Name of the breaker of a host's renderer; while it is open, no thread starts. */
export const getRendererKey = ({ host }: RenderComposition) => `${host.release}/renderer`;

const listWorking = <P extends ThreadPage>(threads: Set<RenderThread<P>>) => [...threads].filter((thread) => !thread.needsReplacement());

const countReady = <P extends ThreadPage>(threads: Set<RenderThread<P>>) =>
  listWorking(threads).filter((thread) => thread.startingCapacity() === 0).length;

/** The threads of one composition: started on demand, replaced when they end, and not restarted while the renderer fails. */
// eslint-disable-next-line max-lines-per-function -- a factory of short functions over the same dependencies
export function createWorkerSet<P extends ThreadPage>(
  composition: RenderComposition,
  options: WorkerSetOptions,
  { breakers, reporter }: WorkerSetDeps,
  events: WorkerSetEvents<P>,
) {
  const threads = new Set<RenderThread<P>>();
  const rendererBreaker = createRendererBreaker<RenderThread<P>>(() => breakers.get(getRendererKey(composition)));
  const blame = createThreadBlame(composition, { breakers, rendererBreaker, reporter });

  function remove(thread: RenderThread<P>, reason: EndReason) {
    rendererBreaker.recordInconclusive(thread);
    if (threads.delete(thread)) reporter.recordWorkerEnd(reason);
  }

  async function end(thread: RenderThread<P>, reason: EndReason) {
    remove(thread, reason);
    await thread.end();
  }

  const retirement = createThreadRetirement<P, EndReason>(end);

  /** A stuck thread that recovers would stay beside its replacement for as long as its composition is live. */
  function retireSurplus(thread: RenderThread<P>) {
    if (countReady(threads) > options.workers) retirement.retire(thread, 'surplus');
    else retirement.endIfRetired(thread);
  }

  function start(permit: Permit) {
    const afterProof =
      <Args extends unknown[]>(report: (...args: Args) => void) =>
      (...args: Args) => {
        rendererBreaker.recordSuccess(thread);
        retireSurplus(thread);
        report(...args);
      };
    const thread: RenderThread<P> = startRenderThread<P>(composition, options, {
      onReady() {
        retireSurplus(thread);
        events.onChange();
      },
      onStuck(code) {
        blame.recordStuck(code);
        events.onChange();
      },
      onDone: afterProof(events.onDone),
      onFailure: afterProof(events.onFailure),
      onUncaughtError(code, message) {
        blame.recordUncaughtError(code, message);
        retirement.retire(thread, 'late');
        events.onChange();
      },
      onEnd(threadEnd) {
        remove(thread, threadEnd.reason);
        blame.recordEnd(threadEnd);
        events.onEnd(threadEnd);
      },
    });
    threads.add(thread);
    rendererBreaker.addUnproven(thread, permit);
    reporter.recordWorkerStart();
  }

  return {
    /** Starts one more thread, unless there are enough or the renderer fails. */
    grow() {
      if (listWorking(threads).length >= options.workers || threads.size >= 2 * options.workers) return;
      const permit = rendererBreaker.tryAcquire();
      if (permit !== null) start(permit);
    },
    /** The thread with the fewest pages among those that accept another. */
    findFreest: () => [...threads].filter((thread) => thread.load() !== null).sort((a, b) => (a.load() ?? 0) - (b.load() ?? 0))[0],
    /** The number of pages that starting threads will accept. */
    startingCapacity: () => [...threads].reduce((capacity, thread) => capacity + thread.startingCapacity(), 0),
    isEmpty: () => threads.size === 0,
    end: () => Promise.all([...threads].map((thread) => end(thread, 'retired'))),
  };
}
