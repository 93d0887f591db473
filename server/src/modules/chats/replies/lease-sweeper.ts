import type { FastifyBaseLogger } from 'fastify';
import type { Replies } from './replies';
import type { InFlightReplies } from './in-flight-replies';

interface LeaseSweeperDeps {
  replies: Replies;
  inFlight: InFlightReplies;
  clock: () => Date;
  log: FastifyBaseLogger;
  leaseMs: number;
  /** Whether no other process uses this database. */
  isOnlyProcess: boolean;
}

/** Renews the leases of replies in flight, and cancels replies of dead processes, which releases their held prices. */
export function createLeaseSweeper({ replies, inFlight, clock, log, leaseMs, isOnlyProcess }: LeaseSweeperDeps) {
  async function cancelExpired(leaseBefore?: Date): Promise<void> {
    for (const reply of await replies.listExpired(leaseBefore)) {
      await replies.cancel(reply, leaseBefore);
      log.warn({ reply: reply.id }, 'gave back the price of a reply that was never finished');
    }
  }

  async function sweep(): Promise<void> {
    const ids = inFlight.ids();
    if (ids.length > 0) await replies.renewLeases(ids);
    await cancelExpired(clock());
  }

  let timer: NodeJS.Timeout | undefined;

  return {
    /** Cancels replies with an expired lease, for a reader that waits for one of them. */
    endExpired: (): Promise<void> => cancelExpired(clock()),

    /** Cancels abandoned replies before the first question, when no pending one belongs to this process. */
    recover: (): Promise<void> => cancelExpired(isOnlyProcess ? undefined : clock()),

    start(): void {
      timer ??= setInterval(() => {
        sweep().catch((error: unknown) => log.error({ err: error }, 'sweep of replies failed'));
      }, leaseMs / 3).unref();
    },

    stop(): void {
      clearInterval(timer);
      timer = undefined;
    },
  };
}
