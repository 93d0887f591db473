import type { FastifyBaseLogger } from 'fastify';
import type { Replies } from './replies';
import type { Runs } from './runs';

interface Parts {
  replies: Replies;
  runs: Runs;
  clock: () => Date;
  log: FastifyBaseLogger;
  leaseMs: number;
  /** No other process uses this database. */
  alone: boolean;
}

/** Keeps the leases of replies under way, and gives back what replies of dead processes hold. */
export function createCaretaker({ replies, runs, clock, log, leaseMs, alone }: Parts) {
  async function release(leaseBefore?: Date): Promise<void> {
    for (const reply of await replies.leftPending(leaseBefore)) {
      await replies.giveUp(reply, leaseBefore);
      log.warn({ reply: reply.id }, 'gave back the price of a reply that was never finished');
    }
  }

  async function round(): Promise<void> {
    const ids = runs.ids();
    if (ids.length > 0) await replies.renew(ids);
    await release(clock());
  }

  let timer: NodeJS.Timeout | undefined;

  return {
    /** Before the first question: nothing that is pending now is being answered by this process. */
    recover: (): Promise<void> => release(alone ? undefined : clock()),

    watch(): void {
      timer ??= setInterval(() => {
        round().catch((error: unknown) => log.error({ err: error }, 'sweep of replies failed'));
      }, leaseMs / 3).unref();
    },

    unwatch(): void {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
