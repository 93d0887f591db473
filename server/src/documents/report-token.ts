import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { releaseReportPath, serializeCookie, type Registry } from '@oracle-astra/shared/contract';
import { toClientNetwork, toWideNetwork } from '../plugins/limits/client-network';
import type { SigningSecrets } from '../modules/session/keyed-hash';
import type { BucketOf } from './releases/visitor';

/** The cookie with the token of a document: sent only with its reports, and never in a body that caches share. */
export const reportTokenCookie = 'release-report';

/** The time for which reports of a document are counted. */
const reportTokenSeconds = 30 * 60;

/** The recipient of a document. */
export interface ServedDocument {
  registry: Registry;
  bucketOf: BucketOf;
  ip: string;
  /** The session or the random id of the browser; null without either. */
  person: string | null;
  /** The variants of experiments that the document has. */
  variants?: readonly string[];
}

/** A genuine token. Address, network and person are keyed hashes. */
export interface ReportToken {
  id: string;
  issuedAt: Date;
  address: string;
  network: string;
  person: string | null;
  /** Whether the document could use a release. */
  names: (remote: string, release: string) => boolean;
  /** Whether the document had a variant of an experiment. */
  hasVariant: (variant: string) => boolean;
}

const [idBytes, timeBytes, hashBytes, nameBytes, macBytes] = [9, 4, 6, 4, 12];
const namesAt = idBytes + timeBytes + 3 * hashBytes;

const hashName = (remote: string, release: string) => createHash('sha256').update(`${remote} ${release}`).digest().subarray(0, nameBytes);

/** A name with a space in front is of no remote. */
const hashVariant = (variant: string) => hashName('', variant);

function hasName(names: Buffer, name: Buffer): boolean {
  for (let at = 0; at < names.length; at += nameBytes) if (names.subarray(at, at + nameBytes).equals(name)) return true;
  return false;
}

/** The releases that a visitor's page may use: the canaries of the visitor, and their fallbacks. */
function listNames({ remotes }: Registry, canaries: readonly string[]): Buffer {
  const names = Object.entries(remotes).flatMap(([remote, { stable, canary, previous, withdrawn = [] }]) => {
    const back = withdrawn.some(({ release }) => release === previous) ? null : previous;
    const canaryRelease = canaries.includes(remote) ? canary?.release : undefined;
    return [canaryRelease, stable, back].flatMap((release) => (release ? [hashName(remote, release)] : []));
  });
  return Buffer.concat(names);
}

/** Names of releases by registry and canaries of a visitor; cached, because they are the same for nearly everyone. */
function createNameCache(): (registry: Registry, bucketOf: BucketOf) => Buffer {
  const cache = new WeakMap<Registry, Map<string, Buffer>>();
  return (registry, bucketOf) => {
    const known = cache.get(registry) ?? new Map<string, Buffer>();
    cache.set(registry, known);
    const remotes = Object.entries(registry.remotes);
    const canaries = remotes.flatMap(([remote, { canary }]) => (canary !== null && bucketOf(remote) < canary.percent ? [remote] : []));
    const key = canaries.join(' ');
    const names = known.get(key) ?? listNames(registry, canaries);
    known.set(key, names);
    return names;
  };
}

interface ReportTokensDeps {
  secrets: SigningSecrets;
  clock: () => Date;
  /** Hashes networks, so that they stay known when the secrets are rotated; by default the first secret. */
  hashSecret?: string;
}

/** Tokens of documents, without which reports are not counted: signed, for the releases of the document, valid for half an hour. */
export function createReportTokens({ secrets, clock, hashSecret }: ReportTokensDeps) {
  const mac = (secret: string, ...parts: (string | Buffer)[]) => {
    const hmac = createHmac('sha256', createHmac('sha256', secret).update('release reports').digest());
    for (const part of parts) hmac.update(part);
    return hmac.digest();
  };
  const sign = (secret: string, content: Buffer) => mac(secret, 'token', content).subarray(0, macBytes);
  const namesOf = createNameCache();
  const emptyHash = Buffer.alloc(hashBytes);

  return {
    issue({ registry, bucketOf, ip, person, variants = [] }: ServedDocument): string {
      const [secret] = secrets.list;
      const hash = (kind: string, value: string) => mac(hashSecret ?? secret, `${kind} ${value}`).subarray(0, hashBytes);
      const time = Buffer.alloc(timeBytes);
      time.writeUInt32BE(Math.floor(clock().getTime() / 1000));
      const content = Buffer.concat([
        randomBytes(idBytes),
        time,
        hash('address', toClientNetwork(ip)),
        hash('network', toWideNetwork(ip)),
        person === null ? emptyHash : hash('person', person),
        namesOf(registry, bucketOf),
        ...variants.map(hashVariant),
      ]);
      return Buffer.concat([content, sign(secret, content)]).toString('base64url');
    },

    /** Parses a token, or returns why it is invalid: forged or too old. */
    read(text: string | null): ReportToken | 'token' | 'late' {
      const bytes = Buffer.from(text ?? '', 'base64url');
      if (bytes.length < namesAt + macBytes) return 'token';
      const content = bytes.subarray(0, -macBytes);
      if (!secrets.list.some((secret) => timingSafeEqual(bytes.subarray(-macBytes), sign(secret, content)))) return 'token';
      const issuedAt = new Date(content.readUInt32BE(idBytes) * 1000);
      if (clock().getTime() - issuedAt.getTime() > reportTokenSeconds * 1000) return 'late';
      const hashAt = (at: number) => content.subarray(idBytes + timeBytes + at * hashBytes, idBytes + timeBytes + (at + 1) * hashBytes);
      const names = content.subarray(namesAt);
      return {
        id: content.subarray(0, idBytes).toString('base64url'),
        issuedAt,
        address: hashAt(0).toString('base64url'),
        network: hashAt(1).toString('base64url'),
        person: hashAt(2).equals(emptyHash) ? null : hashAt(2).toString('base64url'),
        names: (remote, release) => hasName(names, hashName(remote, release)),
        hasVariant: (variant) => hasName(names, hashVariant(variant)),
      };
    },
  };
}

export type ReportTokens = ReturnType<typeof createReportTokens>;

/** The `Set-Cookie` header of a token. */
export const serializeReportToken = (token: string, publicUrl: string) =>
  serializeCookie(reportTokenCookie, token, {
    maxAge: reportTokenSeconds,
    path: releaseReportPath,
    httpOnly: true,
    secure: publicUrl.startsWith('https:'),
  });
