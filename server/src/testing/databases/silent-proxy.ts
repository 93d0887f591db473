import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface SilentProxy {
  /** The database's URL through the proxy. */
  url: string;
  /** Open connections stay open but transfer nothing; new ones work, as after a failover. */
  failOver(): void;
  /** No connection transfers anything, and new ones are accepted without a response, as by a dead host. */
  die(): void;
  /** Requests arrive, but responses are dropped. */
  dropResponses(): void;
  /** New connections work again; silenced ones stay silent. */
  recover(): void;
  close(): void;
}

/** A proxy to a database that can stop responding without closing connections. */
export async function startSilentProxy(databaseUrl: string): Promise<SilentProxy> {
  const target = new URL(databaseUrl);
  const pairs: { near: Socket; far: Socket }[] = [];
  let dead = false;

  const silence = () => {
    for (const { near, far } of pairs) {
      near.removeAllListeners('data').pause();
      far.removeAllListeners('data').pause();
    }
  };
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    pairs.push({ near, far });
    // Errors of one side are not passed to the other, as when a host dies.
    for (const socket of [near, far]) socket.on('error', () => undefined);
    if (dead) return void near.pause();
    near.on('data', (part: Buffer) => far.write(part));
    far.on('data', (part: Buffer) => near.write(part));
    near.once('end', () => far.end());
    far.once('end', () => near.end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);

  return {
    url: url.href,
    failOver: silence,
    die() {
      dead = true;
      silence();
    },
    dropResponses() {
      for (const { far } of pairs) far.removeAllListeners('data').resume();
    },
    recover() {
      dead = false;
    },
    close() {
      server.close();
      for (const { near, far } of pairs) {
        near.destroy();
        far.destroy();
      }
    },
  };
}
