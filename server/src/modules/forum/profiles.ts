import { nakshatras, signs } from '@oracle-astra/shared/contract';
import type { Profile } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { DomainError } from '../../domain-error';
import type { BirthsService } from '../births/service';
import type { Ledger } from '../ledger/service';
import { createProfileRepository } from './profile-repository';
import type { ForumProfile } from './profile-repository';

interface ProfileServiceDeps {
  db: Database;
  ledger: Ledger;
  births: Pick<BirthsService, 'findChart'>;
}

type SignDetails = Pick<Profile, 'rashi' | 'nakshatra' | 'current_mahadasha'>;

export function createProfileService({ db, ledger, births }: ProfileServiceDeps) {
  const repository = createProfileRepository(db);

  /** Computed on every read, because the current mahadasha changes with time. */
  async function computeSigns({ uid, defaultBid, rashi, nakshatra, mahadasha }: ForumProfile): Promise<SignDetails> {
    const chart = defaultBid === null ? null : await births.findChart(uid, defaultBid);
    if (chart === null) return { rashi, nakshatra, current_mahadasha: mahadasha };
    return {
      rashi: signs[chart.rashi - 1] ?? null,
      nakshatra: nakshatras[chart.nakshatra - 1] ?? null,
      current_mahadasha: chart.current_mahadasha,
    };
  }

  async function toOwnProfile(profile: ForumProfile): Promise<Profile> {
    const redeemed = await repository.redeemedPoints(profile.uid);
    const left = await ledger.available(db, profile.uid, 'point');
    return {
      ...toPublicProfile(profile),
      email: profile.email ?? '',
      default_birth_profile: profile.defaultBid,
      ...(await computeSigns(profile)),
      astrohub_points: left + redeemed,
      astrohub_redeemed_points: redeemed,
    };
  }

  return {
    /** A profile as `viewer` may see it: only the owner sees e-mail and redeemed points, and of a private one nobody else sees signs and points. Throws `profile_not_found`. */
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

    /** Whether `viewer` may list the posts of `uid`. */
    async canViewPosts(uid: string, viewer: string | null): Promise<boolean> {
      return uid === viewer || (await repository.byUid(uid))?.isPrivate !== true;
    },

    async erase(tx: Database, uid: string): Promise<void> {
      await createProfileRepository(tx).erase(uid);
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
