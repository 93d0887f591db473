import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

const toWrappingKey = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'wrap data keys', 32));

/** Encrypts a data key by a secret (DATA_KEY). */
export function wrapKey(secret: string, key: Buffer): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, toWrappingKey(secret), iv);
  return Buffer.concat([iv, cipher.update(key), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** Throws if the secret is another one. */
export function unwrapKey(secret: string, wrapped: string): Buffer {
  const bytes = Buffer.from(wrapped, 'base64url');
  const end = bytes.length - tagBytes;
  const decipher = createDecipheriv(algorithm, toWrappingKey(secret), bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(end));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes, end)), decipher.final()]);
}
