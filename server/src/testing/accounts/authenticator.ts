import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { AddPasskeyRequest, PasskeyAnswerRequest, PasskeyCreationOptions, PasskeyRequestOptions } from '@oracle-astra/shared/contract';

/** How an answer differs from that of an honest browser. */
interface Fault {
  origin?: string;
  domain?: string;
  isVerified?: boolean;
  type?: string;
  counter?: number;
  /** The format of the attestation. */
  format?: string;
}

const toBase64url = (data: Buffer | string) => Buffer.from(data).toString('base64url');
const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

/** CBOR of the few kinds that an attestation has. */
const cbor = {
  text: (text: string) => Buffer.from([0x60 + text.length, ...Buffer.from(text)]),
  /** Up to 255 bytes. */
  bytes: (bytes: Buffer) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]),
  integer: (value: number) => Buffer.from([value < 0 ? 0x20 - value - 1 : value]),
  map: (...parts: Buffer[]) => Buffer.concat([Buffer.from([0xa0 + parts.length / 2]), ...parts]),
};

function toCoseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const coordinates = [x, y].map((part) => cbor.bytes(Buffer.from(part, 'base64url')));
  const labels = [1, 3, -1, -2, -3].map(cbor.integer);
  const values = [2, -7, 1].map(cbor.integer).concat(coordinates);
  return cbor.map(...labels.flatMap((label, index) => [label, values[index] ?? Buffer.alloc(0)]));
}

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function authenticatorData(domain: string, { isVerified = true, counter = 0 }: Fault, attested: Buffer | null): Buffer {
  const flags = 0x01 | (isVerified ? 0x04 : 0) | (attested ? 0x40 : 0);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(domain), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
}

/** A device of a person that makes passkeys of ES256 without attestation, as browsers ask for. */
export function createAuthenticator(site = 'http://localhost:3000') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const credential = { id: toBase64url(id), rawId: toBase64url(id), type: 'public-key' as const };
  let userHandle = '';

  return {
    create(options: PasskeyCreationOptions, fault: Fault = {}): AddPasskeyRequest {
      userHandle = options.user.id;
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, toCoseKey(publicKey)]);
      const data = authenticatorData(fault.domain ?? options.rp.id, fault, attested);
      const attestation = cbor.map(
        ...[cbor.text('fmt'), cbor.text(fault.format ?? 'none'), cbor.text('attStmt'), cbor.map(), cbor.text('authData'), cbor.bytes(data)],
      );
      const clientDataJSON = toBase64url(clientData(fault.type ?? 'webauthn.create', options.challenge, fault.origin ?? site));
      return {
        credential: { ...credential, response: { clientDataJSON, attestationObject: toBase64url(attestation), transports: ['internal'] } },
      };
    },

    use(options: PasskeyRequestOptions, fault: Fault = {}): PasskeyAnswerRequest {
      const data = authenticatorData(fault.domain ?? options.rpId, fault, null);
      const said = clientData(fault.type ?? 'webauthn.get', options.challenge, fault.origin ?? site);
      const signature = toBase64url(sign('sha256', Buffer.concat([data, sha256(said)]), privateKey));
      const response = { clientDataJSON: toBase64url(said), authenticatorData: toBase64url(data), signature, userHandle };
      return { credential: { ...credential, response } };
    },
  };
}
