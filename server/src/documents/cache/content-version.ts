import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import type { Listen } from '../../db/database';

/** The channel on which the database announces committed changes of public content (migration 0029). */
export const publicContentChannel = 'public_content';

/** Many changes at once drop cached pages at most twice a second. */
export const gatherMs = 500;

/**
 * A number that increases when public content has changed in any process, and when changes may have been missed. A page made
 * under an older number is not served any more. Without `listen` it is constant, and pages live for their TTL.
 */
export function followContentVersion(
  app: FastifyInstance,
  listen: Listen | undefined,
  onChange: () => void = () => undefined,
): () => number {
  const changes = new Counter({
    name: 'page_content_changes_total',
    help: 'How often cached pages were given up because what they show had changed.',
    registers: [app.metrics],
  });
  let version = 0;
  let gathering: NodeJS.Timeout | undefined;
  let hasMore = false;

  function grow(): void {
    version += 1;
    onChange();
    changes.inc();
    hasMore = false;
    gathering = setTimeout(() => {
      gathering = undefined;
      if (hasMore) grow();
    }, gatherMs).unref();
  }

  function noteChange(): void {
    if (gathering === undefined) grow();
    else hasMore = true;
  }

  const listening = listen?.(publicContentChannel, noteChange).catch((error: unknown) => {
    app.log.error({ err: error }, 'Changes are not heard: cached pages live for their whole time');
  });
  app.addHook('onClose', async () => {
    clearTimeout(gathering);
    await (
      await listening
    )?.();
  });
  return () => version;
}
