import { StartError } from '../../config/start/start-error';
import { connectOnce } from './connect-once';
import { formatPlace } from './hosts';
import { getErrorCode } from '../unavailable';

/** PgBouncer refuses them as parameters of a connection: behind it they are set by its `connect_query`. */
export const createSessionLimits = (statementTimeoutMs: number) => ({
  statement_timeout: statementTimeoutMs,
  // Releases the locks of a lost connection before the server's TCP time-out.
  idle_in_transaction_session_timeout: statementTimeoutMs,
});

const protocolViolation = '08P01';
/** A setting that no pooler sets by itself. */
const probeTimeoutMs = 7919;

/**
 * Throws a StartError for an undeclared pooler in front of the database: it refuses or drops the session's time limits, and
 * LISTEN and named statements would not work.
 */
export async function refusePooler(url: string): Promise<void> {
  const refusal = (cause?: unknown) =>
    new StartError(
      `DATABASE_URL leads to a pooler such as PgBouncer (${formatPlace(url)}): name the database behind it in DATABASE_DIRECT_URL.`,
      { cause },
    );
  const options = { place: formatPlace(url), variable: 'DATABASE_URL', ...createSessionLimits(probeTimeoutMs) };
  const client = await connectOnce(url, options).catch((error: unknown) => {
    throw getErrorCode(error) === protocolViolation ? refusal(error) : error;
  });
  try {
    const { rows } = await client.query<{ setting: string }>("select setting from pg_settings where name = 'statement_timeout'");
    if (Number(rows[0]?.setting) !== probeTimeoutMs) throw refusal();
  } finally {
    await client.end();
  }
}
