import { nakshatras, signs } from '@oracle-astra/shared/contract';
import type { Profile } from '@oracle-astra/shared/contract';
import type { Database } from '../../../db/database';
import { DomainError } from '../../../domain-error';
import type { BirthsService } from '../../births/service';
import type { Ledger } from '../../ledger/service';
import { createProfileRepository } from './profile-repository';
import type { ForumProfile } from './profile-repository';
import { createProfileWrites } from './profile-writes';

interface ProfileServiceDeps {
  db: Database;
  clock: () => Date;
  ledger: Ledger;
  births: Pick<BirthsService, 'findSigns' | 'readingInput'>;
}

export type SignDetails = Pick<Profile, 'rashi' | 'nakshatra' | 'current_mahadasha'>;

/** Computed on every read, because the current mahadasha changes with time. */
async function computeSigns(profile: ForumProfile, births: ProfileServiceDeps['births'], tx?: Database): Promise<SignDetails> {
  const { uid, defaultBid, rashi, nakshatra, mahadasha } = profile;
  const found = defaultBid === null ? null : await births.findSigns(uid, defaultBid, tx);
  if (found === null) return { rashi, nakshatra, current_mahadasha: mahadasha };
  return {
    rashi: signs[(found.rashi ?? 0) - 1] ?? null,
    nakshatra: nakshatras[(found.nakshatra ?? 0) - 1] ?? null,
    current_mahadasha: found.mahadasha,
  };
}

export function createProfileService({ db, clock, ledger, births }: ProfileServiceDeps) {
  const repository = createProfileRepository(db);

  async function toOwnProfile(profile: ForumProfile): Promise<Profile> {
    const redeemed = await repository.redeemedPoints(profile.uid);
    const left = await ledger.available(db, profile.uid, 'point');
    return {
      ...toPublicProfile(profile),
      email: profile.email ?? '',
      default_birth_profile: profile.defaultBid,
      ...(await computeSigns(profile, births)),
      astrohub_points: left + redeemed,
      astrohub_redeemed_points: redeemed,
    };
  }

  return {
    ...createProfileWrites({ db, clock, births }),

    /**
     * A profile as `viewer` may see it: only the owner sees e-mail and redeemed points, and nobody else sees signs and points
     * of a private one. Throws `profile_not_found`.
     */
    async get(uid: string, viewer: string | null): Promise<Profile> {
      const profile = await repository.byUid(uid);
      if (profile === null) throw new DomainError('profile_not_found');
      const own = await toOwnProfile(profile);
      if (viewer === uid) return own;
      return profile.isPrivate
        ? toPublicProfile(profile)
        : { ...own, email: undefined, default_birth_profile: null, astrohub_redeemed_points: 0 };
    },

    /** The own profile. Throws `handle_required` where there is none. */
    async getOwn(uid: string): Promise<Profile> {
      const profile = await repository.byUid(uid);
      if (profile === null) throw new DomainError('handle_required');
      return toOwnProfile(profile);
    },

    /** Name and stars of an author. Throws `handle_required`. */
    async author(tx: Database, uid: string): Promise<SignDetails & { displayName: string }> {
      const profile = await createProfileRepository(tx).byUid(uid);
      if (profile === null) throw new DomainError('handle_required');
      return { displayName: profile.displayName, ...(await computeSigns(profile, births, tx)) };
    },

    /** Null if the person has no name in the forum. */
    async findName(tx: Database, uid: string): Promise<string | null> {
      return (await createProfileRepository(tx).byUid(uid))?.displayName ?? null;
    },

    /** Whether `viewer` may list the posts of `uid`: not those of a private profile, or of a deleted account, whose profile may have been private. */
    async canViewPosts(uid: string, viewer: string | null): Promise<boolean> {
      return uid === viewer || (await repository.byUid(uid))?.isPrivate === false;
    },
  };
}

export type ProfileService = ReturnType<typeof createProfileService>;

function toPublicProfile({ uid, displayName, gender, avatar, isPrivate }: ForumProfile): Profile {
  return {
    uid,
    display_name: displayName,
    gender,
    avatar,
    is_private: isPrivate ? 1 : 0,
    is_ban: 0,
    default_birth_profile: null,
    rashi: null,
    nakshatra: null,
    current_mahadasha: null,
    astrohub_points: 0,
    astrohub_redeemed_points: 0,
  };
}
