import type { FastifyInstance } from 'fastify';

/** Host names of this machine in its own browsers. */
const localNames = ['localhost', '127.0.0.1', '[::1]'];

/** The name in a Host header or an address, without the port; empty if invalid. */
function toHostname(text: string): string {
  const address = text.includes('://') ? text : `http://${text}`;
  return URL.canParse(address) ? new URL(address).hostname : '';
}

const bracket = (host: string) => (/^[0-9a-f:]*:[0-9a-f:]*$/i.test(host) ? `[${host}]` : host);

/**
 * Answers only under the machine's own or configured names. This prevents DNS rebinding, by which a page elsewhere could read
 * data of local mode, such as codes.
 */
export function addLocalHosts(app: FastifyInstance, named: readonly string[] = []): void {
  const names = new Set([...localNames, ...named.map((name) => toHostname(bracket(name)))]);
  app.addHook('onRequest', async ({ headers: { host } }, reply) => {
    if (host === undefined || names.has(toHostname(host))) return undefined;
    const message = 'This site runs for this machine alone: open it by localhost';
    return reply.status(403).send({ status: 'fail', code: 'forbidden', message });
  });
}
