import type { AvatarGender } from '@oracle-astra/shared/components';

/** The face that is drawn for a gender as the API names it: Male, or any other. */
export const faceOf = (gender: string): AvatarGender => (gender === 'Male' ? 'male' : 'female');
