import type { AvatarGender } from '@oracle-astra/shared/components';

/** Maps a gender of the API to one of the two avatars: `Male`, or anything else. */
export const toAvatarGender = (gender: string): AvatarGender => (gender === 'Male' ? 'male' : 'female');
