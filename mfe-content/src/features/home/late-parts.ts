import { lazySection } from '@oracle-astra/shared/components';

/** Asked for with the request of a sky, so that the answer waits for one of both alone. */
export const loadBirthSkyAnswer = () => import(/* webpackChunkName: "content-birth-sky-answer" */ './birth-sky-answer');

export const BirthSkyAnswer = lazySection(async () => (await loadBirthSkyAnswer()).BirthSkyAnswer);
export const SkyPlacePanel = lazySection(
  async () => (await import(/* webpackChunkName: "content-sky-place-panel" */ './sky-place-panel')).SkyPlacePanel,
);
