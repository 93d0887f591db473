import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config';
import { StartError } from './config/start/start-error';

/** Throws a StartError if the address is not available. */
export async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is in use. Stop what uses it, or give another one with PORT.`);
    if (code === 'EACCES') throw new StartError(`Port ${port} may not be used by this user. Give another one with PORT.`);
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
      throw new StartError(`The address ${host} is not one of this machine. Give another one with HOST.`);
    throw error;
  }
}

/** The address it listens on, such as `http://localhost:3000`. */
export function getListeningUrl(app: FastifyInstance, { host, port }: Config): string {
  const address = app.server.address();
  const boundPort = typeof address === 'object' && address !== null ? address.port : port;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${boundPort}`;
}
