import { BlockList, isIP } from 'node:net';
import { StartError } from './start-error';

/**
 * Whose X-Forwarded-* headers are believed: nobody's, those of the last so many proxies, or those of these networks
 * (addresses, CIDR, or the names below).
 */
export type TrustProxy = false | number | string[];

const maxHops = 16;
const names = new Set(['loopback', 'linklocal', 'uniquelocal']);
/** A wider network holds strangers as well as proxies. */
const narrowest = { 4: 8, 6: 16 } as const;

/** IPv6 writes every IPv4 address below this network. */
const mapped = new BlockList();
mapped.addSubnet('::', 64, 'ipv6');

function isNetwork(entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  const bits = family === 4 ? 32 : 128;
  if (prefix === undefined) return true;
  if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > bits) return false;
  if (family === 6 && Number(prefix) < bits && mapped.check(address, 'ipv6')) return false;
  return Number(prefix) >= narrowest[family === 4 ? 4 : 6];
}

/** Reads TRUST_PROXY. Throws a StartError where strangers would be believed too. */
export function readTrustProxy(text: string | undefined): TrustProxy {
  const given = (text ?? '').trim();
  if (given === '' || given === '0') return false;
  if (/^\d+$/.test(given) && Number(given) <= maxHops) return Number(given);
  const entries = given.split(',').map((entry) => entry.trim());
  if (entries.every((entry) => names.has(entry) || isNetwork(entry))) return entries;
  throw new StartError(`TRUST_PROXY must be the number of proxies before the server (1 to ${maxHops}), or their addresses or networks such as "10.0.0.0/8, loopback", not "${given}".`);
}

/** What Fastify takes for it: a bare number it reads as nobody, for it cannot see that only a proxy reaches the server. */
export const trustOf = (trust: TrustProxy) => (typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust);
