import type { RenderFailureReason } from '@oracle-astra/shared/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Owner } from './messages';

const againAfterMs = 10 * 60_000;

/** Says which release and why, once in ten minutes and not a thousand times; `now` is in milliseconds. */
export function createFaultLog(log: Pick<FastifyBaseLogger, 'error'>, now: () => number) {
  const said = new Map<string, { release: string; at: number; leftOut: number }>();

  return {
    write({ remote, release }: Owner, reason: RenderFailureReason, message: string) {
      const key = `${release} ${reason}`;
      const before = said.get(key);
      if (before && now() - before.at < againAfterMs) {
        before.leftOut += 1;
        return;
      }
      said.set(key, { release, at: now(), leftOut: 0 });
      const leftOut = before?.leftOut || undefined;
      log.error({ release, remote, reason, message, leftOut }, 'A page is rendered in the browser instead');
    },
    /** Forgets all other releases. */
    keep(releases: ReadonlySet<string>) {
      for (const [key, { release }] of said) if (!releases.has(release)) said.delete(key);
    },
  };
}

export type FaultLog = ReturnType<typeof createFaultLog>;
