import cluster from 'node:cluster';
import { createServer } from 'node:net';

/** A free port. */
async function findFreePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Returns a function that starts another process of a server whose processes share a port. In local mode they also share the
 * port of one payment gateway.
 *
 * @param {{ program: string, env: NodeJS.ProcessEnv, cwd: string, execArgv: string[] }} options
 */
export async function createClusterStart({ program, env, cwd, execArgv }) {
  // The processes listen themselves, because a connection that the primary hands to a dying process is never answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: program, args: [], cwd, execArgv });
  const shared = { LOCAL_GATEWAY_PORT: String(await findFreePort()), ...env };
  return () => cluster.fork(shared).process;
}
