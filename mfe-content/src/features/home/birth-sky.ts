import type { ComponentType } from 'react';
import type { BirthSkyResponse, SuccessOf } from '@oracle-astra/shared/contract';

/** The answer for a birth, and the place as it was chosen. */
export type BirthSky = SuccessOf<BirthSkyResponse> & { place: string };

/** What shows it, with the way back to the form. */
export type BirthSkyAnswer = ComponentType<{ sky: BirthSky; onBack: () => void }>;
