import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config';
import { DomainError } from '../../domain-error';

/** Handling of open connections at shutdown. */
export interface Connections {
  /** Closes those whose request has not arrived completely. */
  closeIncomplete(): void;
  closeAll(): void;
  /** Resolves when no request is open. */
  waitUntilIdle(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    connections: Connections;
  }
}

/** Longer than any pause of a streamed reply. */
const idleTimeoutMs = 300_000;
const checkEveryMs = 1000;
const pollMs = 20;

/** Limits how long a request may take to arrive. Responses have no limit, because streamed replies can be long. */
export function connectionOptions({ requestTimeoutMs }: Pick<Config, 'requestTimeoutMs'>) {
  return {
    requestTimeout: requestTimeoutMs,
    connectionTimeout: idleTimeoutMs,
    // The framework's own refusal has no code and no help of care, so `addConnections` refuses.
    return503OnClosing: false,
    http: {
      requestTimeout: requestTimeoutMs,
      headersTimeout: requestTimeoutMs,
      connectionsCheckingInterval: Math.min(checkEveryMs, requestTimeoutMs),
    },
  };
}

type Requests = Map<IncomingMessage, ServerResponse>;

/** A response queued behind another one on its connection has no socket yet, so Node does not report that the connection closed. */
function endWaiting(requests: Requests): void {
  for (const response of requests.values())
    if (response.socket === null && !response.destroyed) {
      response.destroy();
      response.emit('close');
    }
}

/** Tracks connections and requests, because Node applies no timeouts to them after a server has stopped listening. */
export function addConnections(app: FastifyInstance): void {
  const sockets = new Map<Socket, Requests>();

  function track(socket: Socket): Requests {
    const known = sockets.get(socket);
    if (known !== undefined) return known;
    const requests: Requests = new Map();
    sockets.set(socket, requests);
    socket.once('close', () => {
      sockets.delete(socket);
      endWaiting(requests);
    });
    return requests;
  }

  app.server.on('connection', track);
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (!(raw.socket instanceof Socket)) return;
    if (raw.socket.destroyed) return endWaiting(new Map([[raw, reply.raw]]));
    const requests = track(raw.socket);
    requests.set(raw, reply.raw);
    reply.raw.once('close', () => requests.delete(raw));
    if (isClosing) throw new DomainError('unavailable', { retryAfterSeconds: 1 });
  });

  app.decorate('connections', {
    closeIncomplete() {
      for (const [socket, requests] of sockets) if (![...requests.keys()].some(({ complete }) => complete)) socket.destroy();
    },
    closeAll() {
      for (const socket of sockets.keys()) socket.destroy();
    },
    async waitUntilIdle() {
      while ([...sockets.values()].some(({ size }) => size > 0)) await pause(pollMs);
    },
  });
}
