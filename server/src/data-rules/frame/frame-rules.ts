import { retention } from '../../pruning/retention';
import { none, ownUid } from './data-rule';
import type { DataRules } from './data-rule';
import { releaseRules } from './release-rules';
import { signInRules } from './sign-in-rules';

/** The tables that every site has. */
export const frameRules: DataRules = {
  users: {
    about: 'an account',
    owner: ownUid,
    section: 'account',
    exported: 'mobile created_at last_used_at locale banned_at ban_reason',
    technical: 'uid deleted_at sealed_at number_proved_at own_bid',
    hashed: 'mobile_hash sealed_hash',
    erase: {
      mobile: none,
      mobile_hash: none,
      locale: none,
      banned_at: none,
      ban_reason: none,
      last_used_at: none,
      sealed_hash: none,
      own_bid: none,
    },
    kept: 'an empty row, because posts and books refer to it',
    expires: 'with the account',
  },
  ...signInRules,
  idempotent_answers: {
    about: 'the stored answer to a write, for retries',
    owner: ownUid,
    technical: 'uid route key answer created_at fingerprint',
    erase: 'delete',
    expires: [{ column: 'created_at', seconds: retention.idempotentAnswer }],
  },
  data_keys: {
    about: 'a key of encrypted columns, encrypted by the operator’s key',
    others: 'id wrapped wrapped_by created_at retired_at',
    erase: {},
    expires: 'when the site ends',
  },
  ...releaseRules,
};
