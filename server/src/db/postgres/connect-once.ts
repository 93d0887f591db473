import type pg from 'pg';
import { StartError } from '../../config/start/start-error';
import { createPrimaryClient, onAnyHost } from './hosts';

export const connectTimeoutMs = 3000;
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 5000 };

/** A connection outside the pool. Throws a StartError that names `variable` if it fails. */
export async function connectOnce(
  url: string,
  { place, variable, ...config }: { place: string; variable: string } & pg.ClientConfig,
): Promise<pg.Client> {
  const Client = createPrimaryClient(url);
  try {
    return await onAnyHost(Client.hosts, async () => {
      const client = new Client({ connectionTimeoutMillis: connectTimeoutMs, ...keepAlive, ...config });
      client.on('error', () => undefined);
      return client.connect();
    });
  } catch (error) {
    const { cause = error } = error as Error;
    const reason = cause instanceof Error && cause.message ? cause.message : 'no connection';
    throw new StartError(`The database at ${place} does not answer (${reason}). Check ${variable}.`, { cause: error });
  }
}
