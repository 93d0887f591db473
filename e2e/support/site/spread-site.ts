import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import path from 'node:path';
import { databaseUrl, startPostgres } from './postgres';
import { freePort, startSharedSite } from './site';

/** Forwards each request to a random port, like a load balancer without affinity. */
async function startSpreadingProxy(ports: readonly number[]): Promise<{ server: Server; port: number }> {
  const server = createServer((incoming, outgoing) => {
    const port = ports[Math.floor(Math.random() * ports.length)];
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.headers['x-forwarded-for'] ?? '127.0.0.1' };
    // Without keep-alive, because a connection that a server closes at that moment would fail a request.
    const sent = request({ agent: false, host: 'localhost', port, path: incoming.url, method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      outgoing.flushHeaders();
      answer.pipe(outgoing);
      answer.once('error', () => outgoing.destroy());
    });
    sent.once('error', () => outgoing.destroy());
    outgoing.once('close', () => sent.destroy());
    incoming.pipe(sent);
  });
  // Longer than clients keep idle connections, because a connection that is closed just when it is reused fails a request.
  server.keepAliveTimeout = 60_000;
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  return { server, port: typeof address === 'object' && address !== null ? address.port : 0 };
}

/**
 * Starts several processes of the site with one PostgreSQL and one Redis, behind a proxy that spreads requests at random. Needs
 * PG_BIN, and redis-server in REDIS_BIN or on PATH. Resolves with the value of the shared variable.
 */
export async function startSpreadSite(count: number, dataDir: string, env: Record<string, string>) {
  const postgres = await startPostgres();
  if (postgres === null) throw new Error('E2E_PROCESSES needs PostgreSQL: name the folder of its initdb in PG_BIN.');
  const redisPort = await freePort();
  const redis = spawn(
    path.join(process.env.REDIS_BIN ?? '', 'redis-server'),
    ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', '', '--dir', dataDir],
    {
      stdio: 'ignore',
    },
  );
  const shared = {
    ...env,
    DATABASE_URL: databaseUrl(postgres.port),
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    LOCAL_GATEWAY_PORT: String(await freePort()),
    TRUST_PROXY: '1',
  };
  const ports: number[] = [];
  const { server, port } = await startSpreadingProxy(ports);
  const sites: Awaited<ReturnType<typeof startSharedSite>>[] = [];
  for (let number = 1; number <= count; number += 1) {
    // Pages must contain the address that visitors use.
    const site = await startSharedSite(dataDir, { ...shared, PUBLIC_URL: `http://localhost:${port}` }, `server-${number}`);
    sites.push(site);
    ports.push(site.port);
  }
  return {
    shared: JSON.stringify({ port, dataDir, logFile: path.join(dataDir, 'server-1.log') }),
    async stop() {
      server.closeAllConnections();
      server.close();
      await Promise.all(
        sites.map(async ({ child }) => {
          const ended = once(child, 'exit');
          child.kill('SIGTERM');
          await ended;
        }),
      );
      redis.kill();
      await postgres.stop();
    },
  };
}
