import type { FastifyBaseLogger } from 'fastify';
import { GatewayError } from './gateway';

/** Each call may take up to the provider's time limit. */
const maxFailures = 3;

/**
 * One run of reconciling. A failure does not block other items; after several consecutive failures of the provider, the
 * remaining calls to it are left for the next run.
 */
export function createAsking(log: Pick<FastifyBaseLogger, 'error'>) {
  let failures = 0;

  /** Resolves with whether it was settled. */
  async function settle(what: Record<string, string>, work: () => Promise<unknown>, onEnd?: (error: unknown) => void): Promise<boolean> {
    try {
      await work();
      onEnd?.(null);
      return true;
    } catch (error) {
      onEnd?.(error);
      log.error({ err: error, ...what }, 'what was to be reconciled was not settled');
      return false;
    }
  }

  /** A refusal of one item counts as an answer, and so does a local failure after it. */
  const count = (error: unknown) => (failures = error instanceof GatewayError && !error.isRefusal ? failures + 1 : 0);

  const asking = {
    isOver: () => failures >= maxFailures,

    /** Settles one item; skips the call after consecutive failures of the provider. */
    about: async (what: Record<string, string>, ask: () => Promise<unknown>): Promise<boolean> =>
      !asking.isOver() && settle(what, ask, count),

    /** Resolves with the number of items that it asked about. */
    async each<Row extends { id: string }>(kind: string, rows: Row[], ask: (row: Row) => Promise<unknown>): Promise<number> {
      let asked = 0;
      for (const row of rows) {
        if (asking.isOver()) break;
        asked += 1;
        await asking.about({ [kind]: row.id }, async () => ask(row));
      }
      return asked;
    },

    /** For items that need no provider. */
    async eachHere<Row extends { id: string }>(kind: string, rows: Row[], work: (row: Row) => Promise<unknown>): Promise<void> {
      for (const row of rows) await settle({ [kind]: row.id }, async () => work(row));
    },
  };
  return asking;
}

export type Asking = ReturnType<typeof createAsking>;
