import { createLinkTokens } from '../invites/link-token';
import type { SigningSecrets } from '../session/keyed-hash';

const linkSeconds = 7 * 24 * 60 * 60;

/** Links by which a minor asks a parent: opaque, and valid for a week. */
export function createChildLinks({ secrets, clock }: { secrets: SigningSecrets; clock: () => Date }) {
  const tokens = createLinkTokens(secrets, 'link of a child');
  return {
    issue(uid: string): { token: string; validUntil: Date } {
      const end = Math.floor(clock().getTime() / 1000) + linkSeconds;
      return { token: tokens.seal(`${end} ${uid}`), validUntil: new Date(end * 1000) };
    },

    /** The `uid` of the child; null for a link that is forged or over. */
    open(token: string): string | null {
      const [end = '', uid] = tokens.open(token)?.split(' ') ?? [];
      return uid !== undefined && Number(end) * 1000 > clock().getTime() ? uid : null;
    },
  };
}
