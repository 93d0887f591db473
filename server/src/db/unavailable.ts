/** The database could not be asked: no connection in time, no answer in time, or a connection that was lost. `cause` says which. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
  constructor(cause: unknown) {
    super('The database is not available.', { cause });
  }
}

/** SQLSTATE: connection failures, out of resources, stopped by an operator or a time limit, failures of the machine. */
const unavailableStates = /^(?:08|53|57|58)[0-9A-Z]{3}$|^25P03$/;
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);

/** The code of an error, or else of what caused it: PostgreSQL's SQLSTATE, or the system's. */
export function getErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : getErrorCode(error.cause);
}

/** Whether something failed because the database is not available, so that another try may go well. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return true;
  const code = getErrorCode(error);
  if (code !== undefined && (unavailableStates.test(code) || networkCodes.has(code))) return true;
  return error instanceof Error && isDatabaseUnavailable(error.cause);
}

/** The driver gives its own time-outs and lost connections no code; what the server reports has one. */
export function toDatabaseError(error: unknown): unknown {
  const isOfConnection = error instanceof Error && !(error instanceof TypeError) && getErrorCode(error) === undefined;
  return isOfConnection ? new DatabaseUnavailableError(error) : error;
}
