/** A query failed without a result: no connection in time, no response in time, or a lost connection. `cause` says which. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
  constructor(cause: unknown) {
    super('The database is not available.', { cause });
  }
}

/** A demoted server, or one whose provider made it read-only because its disk is full. */
const takesNoWrites = '25006';

/** SQLSTATE classes: connection failures, insufficient resources, operator intervention and time limits, system errors. */
const unavailableStates = new RegExp(`^(?:08|53|57|58)[0-9A-Z]{3}$|^25P03$|^${takesNoWrites}$`);
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);

/** The code of an error or of its cause: PostgreSQL's SQLSTATE or a system code. */
export function getErrorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : getErrorCode(error.cause);
}

/** Whether values do not fit their columns or break a rule of the tables, so that a retry would fail too. */
export const isRefusedByData = (error: unknown): boolean => /^2[23]/.test(getErrorCode(error) ?? '');

/** Whether a row conflicts with another one or lacks one, which a concurrent change may have caused, so that a retry may succeed. */
export const isConflict = (error: unknown): boolean => /^2350[35]$/.test(getErrorCode(error) ?? '');

/** Runs a transaction, and once more if it conflicts: then it sees the other change. */
export const retryConflict = async <Result>(work: () => Promise<Result>): Promise<Result> =>
  work().catch(async (error: unknown) => {
    if (!isConflict(error)) throw error;
    return work();
  });

/** Whether the server of a connection is read-only; by its name another one may be reachable now. */
export const isWithoutWrites = (error: unknown): error is Error => getErrorCode(error) === takesNoWrites;

/** Whether an error means that the database is unavailable, so that a retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return true;
  const code = getErrorCode(error);
  if (code !== undefined && (unavailableStates.test(code) || networkCodes.has(code))) return true;
  return error instanceof Error && isDatabaseUnavailable(error.cause);
}

/** Wraps the driver's own time-outs and lost connections, which have no code, in a DatabaseUnavailableError; returns other errors unchanged. */
export function toDatabaseError(error: unknown): unknown {
  const isConnectionError = error instanceof Error && !(error instanceof TypeError) && getErrorCode(error) === undefined;
  return isConnectionError ? new DatabaseUnavailableError(error) : error;
}
