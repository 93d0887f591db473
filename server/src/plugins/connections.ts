import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config';
import { DomainError } from '../domain-error';

/** How a shutdown handles open connections. */
export interface Connections {
  /** Closes those whose request has not arrived completely. */
  closeIncomplete(): void;
  closeAll(): void;
  /** Resolves once no request is open. */
  waitUntilIdle(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    connections: Connections;
  }
}

/** Longer than any streamed reply pauses. */
const idleTimeoutMs = 300_000;
const checkEveryMs = 1000;
const pollMs = 20;

/** Limits how long a request may take to arrive. Responses have no limit: a streamed reply lasts as long as it needs. */
export function connectionOptions({ requestTimeoutMs }: Pick<Config, 'requestTimeoutMs'>) {
  return {
    requestTimeout: requestTimeoutMs,
    connectionTimeout: idleTimeoutMs,
    // The framework's own refusal has no code and no help for who is in despair; `addConnections` refuses.
    return503OnClosing: false,
    http: {
      requestTimeout: requestTimeoutMs,
      headersTimeout: requestTimeoutMs,
      connectionsCheckingInterval: Math.min(checkEveryMs, requestTimeoutMs),
    },
  };
}

/** Tracks connections and requests, since Node applies no timeouts to them once a server has stopped listening. */
export function addConnections(app: FastifyInstance): void {
  const sockets = new Set<Socket>();
  const requests = new Set<IncomingMessage>();
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (!(raw.socket instanceof Socket)) return;
    requests.add(raw);
    reply.raw.once('close', () => requests.delete(raw));
    if (isClosing) throw new DomainError('unavailable', { retryAfterSeconds: 1 });
  });

  app.decorate('connections', {
    closeIncomplete() {
      const read = new Set([...requests].filter(({ complete }) => complete).map(({ socket }) => socket));
      for (const socket of [...sockets, ...[...requests].map((request) => request.socket)]) if (!read.has(socket)) socket.destroy();
    },
    closeAll() {
      for (const socket of [...sockets, ...[...requests].map((request) => request.socket)]) socket.destroy();
    },
    async waitUntilIdle() {
      while (requests.size > 0) await pause(pollMs);
    },
  });
}
