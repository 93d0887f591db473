import { sql } from 'drizzle-orm';
import { retention } from '../../pruning/retention';
import { none, ownUid, untilDeleted } from './data-rule';
import type { DataRules } from './data-rule';

/** Sign-ins: sessions, passkeys and codes. */
export const signInRules: DataRules = {
  sessions: {
    about: 'a sign-in',
    owner: ownUid,
    section: 'sessions',
    exported: 'device agent town created_at last_used_at revoked_at',
    order: 't.created_at',
    technical: 'jti uid wrote_at stale_at successor handover_until proved_at',
    erase: { device: none, agent: none, town: none, wrote_at: none },
    kept: 'revoked, without the name of the device, so that its token stays invalid',
    expires: [
      { column: 'revoked_at', seconds: retention.revokedSession },
      { column: 'created_at', seconds: retention.session },
      {
        column: 'last_used_at',
        seconds: retention.unusedSession,
        indexed: 'created_at',
        condition: (before) => sql`t.created_at < ${before} and coalesce(t.last_used_at, t.created_at) < ${before}`,
      },
    ],
  },
  passkeys: {
    about: 'a passkey: a key on a device, with which the person signs in',
    owner: ownUid,
    section: 'passkeys',
    exported: 'name created_at last_used_at',
    order: 't.created_at, t.id',
    technical: 'id uid credential_id public_key counter transports',
    erase: 'delete',
    expires: untilDeleted,
  },
  code_requests: {
    about: 'a request for a code',
    technical: 'id tries created_at used_at is_known replaced_at prefix',
    hashed: 'mobile_hash address_hash code_hash requester_hash device_hash bound_hash tried_hash',
    erase: {},
    expires: [{ column: 'created_at', seconds: retention.codeRequest }],
  },
  birth_year_tries: {
    about: 'a failed check of the year of birth for an account that was unused for long',
    technical: 'id created_at',
    hashed: 'mobile_hash address_hash',
    erase: {},
    expires: [{ column: 'created_at', seconds: retention.birthYearTry }],
  },
  known_devices: {
    about: 'a browser that a number has signed in with',
    technical: 'last_used_at',
    hashed: 'mobile_hash device_hash',
    erase: {},
    kept: 'nothing: they are deleted by the number’s hash',
    expires: [{ column: 'last_used_at', seconds: retention.knownDevice }],
  },
  passkey_challenges: {
    about: 'a challenge of a passkey that was answered',
    technical: 'used_at',
    hashed: 'hash',
    erase: {},
    expires: [{ column: 'used_at', seconds: retention.passkeyChallenge }],
  },
};
