import type { FaceGender } from '@oracle-astra/shared/kit';

/** The face that is drawn for a gender as the API names it: Male, or any other. */
export const faceOf = (gender: string): FaceGender => (gender === 'Male' ? 'male' : 'female');
