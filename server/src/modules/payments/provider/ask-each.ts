import type { FastifyBaseLogger } from 'fastify';
import { GatewayError } from './gateway';

/** Each may wait for the provider's time limit. */
const maxFailures = 3;

/** What a run of reconciling settles. Nothing that fails holds up the others; where the provider fails several times in a row, what is to be asked of it is left for the next run. */
export function createAsking(log: Pick<FastifyBaseLogger, 'error'>) {
  let failures = 0;

  /** Whether it was settled. */
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

  /** A refusal of one thing is an answer, and so is what fails here after it. */
  const count = (error: unknown) => (failures = error instanceof GatewayError && !error.isRefusal ? failures + 1 : 0);

  const asking = {
    isOver: () => failures >= maxFailures,

    /** Whether it was settled; nothing is asked any more where the provider hangs. */
    about: async (what: Record<string, string>, ask: () => Promise<unknown>): Promise<boolean> =>
      !asking.isOver() && settle(what, ask, count),

    /** Returns about how many it asked. */
    async each<Row extends { id: string }>(kind: string, rows: Row[], ask: (row: Row) => Promise<unknown>): Promise<number> {
      let asked = 0;
      for (const row of rows) {
        if (asking.isOver()) break;
        asked += 1;
        await asking.about({ [kind]: row.id }, async () => ask(row));
      }
      return asked;
    },

    /** Of things that need no provider. */
    async eachHere<Row extends { id: string }>(kind: string, rows: Row[], work: (row: Row) => Promise<unknown>): Promise<void> {
      for (const row of rows) await settle({ [kind]: row.id }, async () => work(row));
    },
  };
  return asking;
}

export type Asking = ReturnType<typeof createAsking>;
