import type { EditProfileRequest, RegisterHandleRequest } from '@oracle-astra/shared/contract';
import { runIdempotent } from '../../../db/idempotency';
import type { Database } from '../../../db/database';
import { DomainError } from '../../../domain-error';
import type { Caller } from '../../../plugins/idempotency';
import { avatarNames } from '../../avatars/avatars';
import type { BirthsService } from '../../births/service';
import { findForbiddenInName, passesForKey, impersonatesSite } from './handle-rules';
import { createProfileRepository } from './profile-repository';

interface ProfileWriteDeps {
  db: Database;
  clock: () => Date;
  births: Pick<BirthsService, 'readingInput'>;
}

interface Stars {
  defaultBid: string | null;
  gender: string | null;
}

/** The API's value for a person without a birth record. */
const unknownGender = 'Other';

/** Registration and changes of profiles. Each call is one transaction, once per Idempotency-Key. */
export function createProfileWrites({ db, clock, births }: ProfileWriteDeps) {
  /** The record for the stars, and its gender. Throws `birth_not_found`. */
  async function findBirth(tx: Database, uid: string, bid: string | number): Promise<Stars> {
    if (String(bid) === '0' || bid === '') return { defaultBid: null, gender: null };
    const { person } = await births.readingInput(tx, uid, String(bid));
    return { defaultBid: String(bid), gender: person.gender };
  }

  return {
    /** Throws `handle_exists`, `handle_taken`, `birth_not_found`, or an error of the text filter. */
    async register(caller: Caller, request: RegisterHandleRequest): Promise<void> {
      const { uid } = caller;
      await runIdempotent(db, { ...caller, route: 'forum/register', request }, clock(), async (tx) => {
        const profiles = createProfileRepository(tx);
        if ((await profiles.byUid(uid)) !== null) throw new DomainError('handle_exists');
        const { email, display_name: displayName } = request;
        const finding = findForbiddenInName(displayName);
        if (finding !== null) throw new DomainError(finding, { field: 'display_name' });
        const { defaultBid, gender } = await findBirth(tx, uid, request.bid);
        const profile = { uid, email, displayName, defaultBid, gender: gender ?? unknownGender, createdAt: clock() };
        const isReserved = impersonatesSite(displayName) || passesForKey(displayName);
        if (isReserved || !(await profiles.add(profile))) throw new DomainError('handle_taken', { field: 'display_name' });
      });
    },

    /** Throws `handle_required`, `birth_not_found` or `avatar_not_found`. */
    async edit(caller: Caller, request: EditProfileRequest): Promise<void> {
      const { uid } = caller;
      await runIdempotent(db, { ...caller, route: 'forum/edit-profile', request }, clock(), async (tx) => {
        const profiles = createProfileRepository(tx);
        if ((await profiles.byUid(uid)) === null) throw new DomainError('handle_required');
        const { email, is_private: isPrivate, avatar } = request;
        if (avatar !== undefined && avatar !== '' && !avatarNames.has(avatar))
          throw new DomainError('avatar_not_found', { field: 'avatar' });
        const stars: Partial<Stars> = request.bid === undefined ? {} : await findBirth(tx, uid, request.bid);
        await profiles.edit(uid, {
          email,
          avatar,
          isPrivate: isPrivate === undefined ? undefined : isPrivate === 1,
          defaultBid: stars.defaultBid,
          gender: stars.gender ?? undefined,
        });
      });
    },
  };
}
