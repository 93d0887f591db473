import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import type { SigningSecrets } from '../session/keyed-hash';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const authTagLength = 16;
const tokenPattern = /^[\w-]{40,120}$/;

const derive = (secret: string, purpose: string, content = '') => createHmac('sha256', secret).update(`${purpose}:${content}`).digest();

/**
 * Tokens of links, such as invitations: constant for a content, and opaque, so that a link does not reveal its sender's forum
 * profile. `purpose` keeps tokens of one kind of link from opening another.
 */
export function createLinkTokens(secrets: SigningSecrets, purpose = 'invite link') {
  const deriveKey = (secret: string) => derive(secret, `${purpose} key`);

  function openWith(secret: string, bytes: Buffer): string | null {
    const decipher = createDecipheriv(algorithm, deriveKey(secret), bytes.subarray(0, ivLength), { authTagLength });
    decipher.setAuthTag(bytes.subarray(-authTagLength));
    try {
      return decipher.update(bytes.subarray(ivLength, -authTagLength), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      // Anybody can send a forged token.
      return null;
    }
  }

  return {
    seal(content: string): string {
      const [secret] = secrets.list;
      const iv = derive(secret, `${purpose} iv`, content).subarray(0, ivLength);
      const cipher = createCipheriv(algorithm, deriveKey(secret), iv, { authTagLength });
      return Buffer.concat([iv, cipher.update(content), cipher.final(), cipher.getAuthTag()]).toString('base64url');
    },

    /** The content, such as a `uid`; null for an invalid token. */
    open(token: string): string | null {
      if (!tokenPattern.test(token)) return null;
      const bytes = Buffer.from(token, 'base64url');
      return secrets.list.map((secret) => openWith(secret, bytes)).find((uid) => uid !== null) ?? null;
    },
  };
}

export type LinkTokens = ReturnType<typeof createLinkTokens>;
