import { StartError } from './start-error';
import type { Env } from '../environment';

const modes = ['production', 'development', 'test'];
const loopbackHosts = ['localhost', '127.0.0.1', '::1'];

/**
 * Local or production mode, and the host to listen on.
 * Throws a StartError for an unknown NODE_ENV, and for local mode on a host that other machines reach.
 */
export function readMode({ NODE_ENV: mode = '', HOST: host = '' }: Env): { local: boolean; host: string } {
  if (mode !== '' && !modes.includes(mode)) {
    throw new StartError(`NODE_ENV must be production, development, test or nothing, in these very letters, not "${mode}".`);
  }
  if (mode === 'production') return { local: false, host: host || '0.0.0.0' };
  if (host !== '' && !loopbackHosts.includes(host)) {
    throw new StartError(
      `Local mode shows the codes of everybody, so it listens on this machine alone. Set HOST to localhost, 127.0.0.1 or ::1, not "${host}", or NODE_ENV to production.`,
    );
  }
  return { local: true, host: host || 'localhost' };
}
