import type { ComponentType } from 'react';
import type { BirthSkyResponse, SuccessOf } from '@oracle-astra/shared/contract';

/** Of the form and of its answer, which passes it on to the birth form. */
export const birthSkyDraftKey = 'birth-sky.1';

/** The answer for a birth, and the place as it was chosen. */
export type BirthSky = SuccessOf<BirthSkyResponse> & { place: string };

/** What shows it, with the way back to the form. */
export type BirthSkyAnswer = ComponentType<{ sky: BirthSky; onBack: () => void }>;
