import { isSignedBy, keyedHash, type SigningSecrets } from '../session/keyed-hash';

const signatureLength = 22;

/** Signed tokens for addresses: their payload can be read but not changed. */
export function createSignedTokens<Payload>(secrets: SigningSecrets, purpose: string) {
  const signWith = (content: string) => (secret: string) => keyedHash(secret, purpose, content).slice(0, signatureLength);
  return {
    seal(payload: Payload): string {
      const content = Buffer.from(JSON.stringify(payload)).toString('base64url');
      return `${content}.${signWith(content)(secrets.list[0])}`;
    },

    /** Null for a forged token. */
    open(token: string): Payload | null {
      const [content = '', signature = ''] = token.split('.');
      if (!isSignedBy(secrets, signature, signWith(content))) return null;
      return JSON.parse(Buffer.from(content, 'base64url').toString()) as Payload;
    },
  };
}
