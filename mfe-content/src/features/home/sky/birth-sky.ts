import type { ComponentType } from 'react';
import type { BirthSkyResponse, SuccessOf } from '@oracle-astra/shared/contract';

/** The draft of the form, which the answer copies to the birth form. */
export const birthSkyDraftKey = 'birth-sky.1';

/** The response for a birth, and the name of the chosen place. */
export type BirthSky = SuccessOf<BirthSkyResponse> & { place: string };

/** The component that shows the answer; `onBack` returns to the form. */
export type BirthSkyAnswer = ComponentType<{ sky: BirthSky; onBack: () => void }>;
