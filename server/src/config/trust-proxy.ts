import { BlockList, isIP } from 'node:net';
import { StartError } from './start/start-error';

/**
 * Whose X-Forwarded-* headers are trusted: nobody's, the given number of proxies before the server, or these networks
 * (addresses, CIDR, or the names below).
 */
export type TrustProxy = false | number | string[];

const maxHops = 16;
const namedNetworks = new Set(['loopback', 'linklocal', 'uniquelocal']);
/** A wider network includes untrusted clients. */
const minPrefixLength = { 4: 8, 6: 16 } as const;

/** The network of IPv4-mapped IPv6 addresses. */
const ipv4Mapped = new BlockList();
ipv4Mapped.addSubnet('::', 64, 'ipv6');

function isNetwork(entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  const bits = family === 4 ? 32 : 128;
  if (prefix === undefined) return true;
  if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > bits) return false;
  if (family === 6 && Number(prefix) < bits && ipv4Mapped.check(address, 'ipv6')) return false;
  return Number(prefix) >= minPrefixLength[family === 4 ? 4 : 6];
}

/** Parses TRUST_PROXY. Throws a StartError for a value that would trust arbitrary clients. */
export function readTrustProxy(text: string | undefined): TrustProxy {
  const value = (text ?? '').trim();
  if (value === '' || value === '0') return false;
  if (/^\d+$/.test(value) && Number(value) <= maxHops) return Number(value);
  const entries = value.split(',').map((entry) => entry.trim());
  if (entries.every((entry) => namedNetworks.has(entry) || isNetwork(entry))) return entries;
  throw new StartError(
    `TRUST_PROXY must be the number of proxies before the server (1 to ${maxHops}), or their addresses or networks such as "10.0.0.0/8, loopback", not "${value}".`,
  );
}

/** Fastify's `trustProxy` option; a hop count is passed as a function because Fastify ignores a plain number. */
export const toFastifyTrustProxy = (trust: TrustProxy) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;
