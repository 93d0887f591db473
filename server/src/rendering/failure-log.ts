import type { RenderFailureReason } from '@oracle-astra/shared/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Owner } from './messages';

const repeatAfterMs = 10 * 60_000;

/** Logs each release and reason at most once in ten minutes; `now` is in milliseconds. */
export function createFailureLog(log: Pick<FastifyBaseLogger, 'error'>, now: () => number) {
  const logged = new Map<string, { release: string; at: number; leftOut: number }>();

  return {
    write({ remote, release }: Owner, reason: RenderFailureReason, message: string, event = 'A page is rendered in the browser instead') {
      const key = `${release} ${reason} ${event}`;
      const previous = logged.get(key);
      if (previous && now() - previous.at < repeatAfterMs) {
        previous.leftOut += 1;
        return;
      }
      logged.set(key, { release, at: now(), leftOut: 0 });
      const leftOut = previous?.leftOut || undefined;
      log.error({ release, remote, reason, message, leftOut }, event);
    },
    /** Removes all other releases. */
    retain(releases: ReadonlySet<string>) {
      for (const [key, { release }] of logged) if (!releases.has(release)) logged.delete(key);
    },
  };
}

export type FailureLog = ReturnType<typeof createFailureLog>;
