import pg from 'pg';
import { StartError } from '../../config/start/start-error';

const multiHostUrl = /^(postgres(?:ql)?:\/\/(?:[^/?]*@)?)([^/?@]+)(.*)$/;

/** The single URLs of a URL with several hosts, `postgres://user@one:5432,two:5432/name`, in order. */
export function listHostUrls(url: string): string[] {
  const [, start = '', hosts = '', rest = ''] = multiHostUrl.exec(url) ?? [];
  return hosts === '' ? [url] : hosts.split(',').map((host) => `${start}${host}${rest}`);
}

/** Host and name of a database, for messages. Throws a StartError that names `variable` for an invalid URL. */
export function formatPlace(url: string, variable = 'DATABASE_URL'): string {
  try {
    const urls = listHostUrls(url).map((each) => new URL(each));
    if (urls.some(({ protocol }) => !/^postgres(?:ql)?:$/.test(protocol))) throw new Error('another protocol');
    return `${urls.map(({ host }) => host).join(', ')}${urls[0]?.pathname}`;
  } catch {
    throw new StartError(`${variable} is not an address such as postgres://user:password@host:5432/name.`);
  }
}

/** No connection was made, so nothing was sent, and the next attempt uses the next host. */
class HostLeftError extends Error {}

const isHostLeft = (error: unknown): boolean => error instanceof HostLeftError || (error instanceof Error && isHostLeft(error.cause));

/** Runs work that needs a connection, and retries it for each further host while none can be made. */
export async function onAnyHost<Result>(hosts: number, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (hosts > 1 && isHostLeft(error)) return onAnyHost(hosts - 1, run);
    throw error;
  }
}

/**
 * A client class that connects to the primary among several hosts, which changes after a failover. A connection to a host that
 * does not answer or is a replica fails; the next connection tries the next host.
 */
export function createPrimaryClient(url: string) {
  const urls = listHostUrls(url);
  let current = 0;

  return class PrimaryClient extends pg.Client {
    static readonly hosts = urls.length;
    readonly #host = current;

    constructor(config: pg.ClientConfig = {}) {
      super({ ...config, connectionString: urls[current] ?? url });
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: (error: Error | null) => void): void;
    override connect(callback?: (error: Error | null) => void): Promise<pg.Client> | void {
      const connected = this.#connectToPrimary();
      if (callback === undefined) return connected;
      connected.then(() => callback(null), callback);
    }

    async #connectToPrimary(): Promise<this> {
      try {
        await super.connect();
        if (urls.length > 1) await this.#refuseReplica();
        return this;
      } catch (error) {
        if (current === this.#host) current = (current + 1) % urls.length;
        throw urls.length > 1 ? new HostLeftError('This host does not answer, or takes no writes.', { cause: error }) : error;
      }
    }

    async #refuseReplica(): Promise<void> {
      const { rows } = await this.query<{ is_replica: boolean }>('select pg_is_in_recovery() as is_replica');
      if (rows[0]?.is_replica !== true) return;
      await this.end();
      throw new Error('This host takes no writes: it is a replica.');
    }
  };
}
