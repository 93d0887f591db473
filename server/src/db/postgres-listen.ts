import type pg from 'pg';
import type { Listen } from './types';

const reconnectMs = 1000;

/** Listens on a connection of its own, which is made anew when it is lost. */
export function createPostgresListen(createClient: () => pg.Client): Listen {
  return async (channel, onMessage) => {
    let isStopped = false;
    let client: pg.Client | null = null;
    let retry: NodeJS.Timeout | undefined;

    function scheduleRetry(): void {
      if (isStopped) return;
      clearTimeout(retry);
      retry = setTimeout(() => void connect().then(() => onMessage(null), scheduleRetry), reconnectMs);
      retry.unref();
    }

    async function connect(): Promise<void> {
      const next = createClient();
      next.on('error', () => undefined);
      next.on('notification', ({ payload }) => onMessage(payload ?? ''));
      await next.connect();
      if (isStopped) return next.end();
      next.once('end', scheduleRetry);
      client = next;
      await next.query(`listen "${channel}"`);
    }

    await connect().catch(scheduleRetry);
    return async () => {
      isStopped = true;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    };
  };
}
