import type { FastifyBaseLogger } from 'fastify';
import pino from 'pino';
import type { Config } from './config/config';

/** An error for the log, without the message of a database error, which contains values that may be private. */
export function safeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: 'something that is no error was thrown' };
  const { code, query, cause } = error as Error & { code?: unknown; query?: unknown };
  const frames = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
  return {
    name: error.name,
    code,
    query,
    stack: frames,
    message: typeof query === 'string' || typeof code === 'string' ? undefined : error.message,
    cause: cause === undefined ? undefined : safeError(cause),
  };
}

/** The log, which says what a site for people lacks. */
export function openLog({ logLevel, local, encryptsData }: Pick<Config, 'logLevel' | 'local' | 'encryptsData'>): FastifyBaseLogger {
  const log = pino({ level: logLevel, serializers: { err: safeError } });
  if (!local && !encryptsData)
    log.warn('numbers, births and chats are stored in clear: set DATA_KEY and DATA_ENCRYPTION=on (docs/running.md, Secrets)');
  return log;
}
