import { lazySection } from '@oracle-astra/shared/components';

/** Asked for with the request of a sky, so that the answer waits for one of both alone. */
export const loadBirthSkyAnswer = () => import(/* webpackChunkName: "content-birth-sky-answer" */ './birth-sky-answer');

export const BirthSkyAnswer = lazySection(async () => (await loadBirthSkyAnswer()).BirthSkyAnswer);
export const SkyPlacePanel = lazySection(
  async () => (await import(/* webpackChunkName: "content-sky-place-panel" */ './sky-place-panel')).SkyPlacePanel,
);
export const SkyWheel = lazySection(async () => (await import(/* webpackChunkName: "content-sky-wheel" */ './sky-wheel')).SkyWheel);
export const OrganizationData = lazySection(
  async () => (await import(/* webpackChunkName: "content-home-sections" */ './organization-data')).OrganizationData,
);
