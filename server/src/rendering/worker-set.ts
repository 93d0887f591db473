import type { RenderFailureReason } from '@oracle-astra/shared/contract';
import type { CircuitBreakers, Permit } from './circuit-breaker';
import type { Owner, RenderComposition } from './messages';
import { startThread, type PageJob, type RenderThread, type ThreadEnd, type ThreadEvents, type ThreadOptions } from './render-thread';
import type { RenderReporter } from './render-reporter';

export interface WorkerSetOptions extends ThreadOptions {
  /** Threads at most; as many again may stand in for those that are stuck. */
  workers: number;
}

type Page = { id: number; job: PageJob };
type WorkerSetEvents<P> = Pick<ThreadEvents<P>, 'done' | 'fault' | 'ended'> & { changed(): void };

const isHost = ({ host }: RenderComposition, owner: Owner | null) => owner === null || owner.release === host.release;

/** Name of the breaker of a host's renderer itself: without it nothing starts. */
export const getRendererKey = ({ host }: RenderComposition) => `${host.release}/renderer`;

/** The threads of one composition: started on need, replaced when they end, and not again and again where they cannot work. */
export function createWorkerSet<P extends Page>(composition: RenderComposition, options: WorkerSetOptions, { breakers, reports }: { breakers: CircuitBreakers; reports: RenderReporter }, events: WorkerSetEvents<P>) {
  const threads = new Set<RenderThread<P>>();
  /** Those that have not yet said anything of a page. Whatever it is, it shows that their renderer works. */
  const unproven = new Map<RenderThread<P>, Permit>();
  const starts = () => breakers.get(getRendererKey(composition));

  function remove(thread: RenderThread<P>, reason: RenderFailureReason | 'retired') {
    const pass = unproven.get(thread);
    if (pass) starts().recordInconclusive(pass);
    unproven.delete(thread);
    if (threads.delete(thread)) reports.recordWorkerEnd(reason);
  }

  function prove(thread: RenderThread<P>) {
    const pass = unproven.get(thread);
    if (pass) starts().recordSuccess(pass);
    unproven.delete(thread);
    leaveIfEmpty(thread);
  }

  async function retire(thread: RenderThread<P>, reason: RenderFailureReason | 'retired') {
    remove(thread, reason);
    await thread.end();
  }

  function onLate(thread: RenderThread<P>, owner: Owner | null, message: string) {
    breakers.get(isHost(composition, owner) ? getRendererKey(composition) : (owner?.release ?? '')).recordFailure({ isPersistent: true });
    reports.reportFailure(owner ?? composition.host, 'late', message);
    thread.leave();
    leaveIfEmpty(thread);
    events.changed();
  }

  function leaveIfEmpty(thread: RenderThread<P>) {
    if (thread.isLeaving() && thread.isEmpty()) void retire(thread, 'late');
  }

  function onEnd(thread: RenderThread<P>, end: ThreadEnd<P>) {
    remove(thread, end.reason);
    const ownPage = end.pages.some(({ job }) => job.remote === null);
    if (isHost(composition, end.blamed) && !ownPage) starts().recordFailure({ isPersistent: end.started });
    else if (end.blamed) breakers.get(end.blamed.release).recordFailure({ isPersistent: true });
    events.ended(end);
  }

  function start(pass: Permit) {
    const thread: RenderThread<P> = startThread<P>(composition, options, {
      ready: events.changed,
      stuck: events.changed,
      late: (owner, message) => onLate(thread, owner, message),
      done(page, answer) {
        prove(thread);
        events.done(page, answer);
      },
      fault(page, reason, message) {
        prove(thread);
        events.fault(page, reason, message);
      },
      ended: (end) => onEnd(thread, end),
    });
    threads.add(thread);
    unproven.set(thread, pass);
    reports.recordWorkerStart();
  }

  return {
    /** Starts one thread more, unless there are enough or none can work. */
    grow() {
      const working = [...threads].filter((thread) => !thread.isLost());
      if (working.length >= options.workers || threads.size >= 2 * options.workers) return;
      const pass = starts().tryAcquire();
      if (pass !== null) start(pass);
    },
    /** The thread with the fewest pages of those that take one more. */
    freest: (): RenderThread<P> | undefined =>
      [...threads].filter((thread) => thread.load() !== null).sort((one, other) => (one.load() ?? 0) - (other.load() ?? 0))[0],
    roomToCome: () => [...threads].reduce((room, thread) => room + thread.roomToCome(), 0),
    isEmpty: () => threads.size === 0,
    end: () => Promise.all([...threads].map((thread) => retire(thread, 'retired'))),
  };
}
