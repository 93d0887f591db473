import type { BirthSkyResponse, SuccessOf } from '@oracle-astra/shared/contract';

/** The answer for a birth, and the place as it was chosen. */
export type BirthSky = SuccessOf<BirthSkyResponse> & { place: string };
