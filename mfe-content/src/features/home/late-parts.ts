import { lazySection } from '@oracle-astra/shared/components';

const importBirthSkyAnswer = async () =>
  (await import(/* webpackChunkName: "content-birth-sky-answer" */ './birth-sky-answer')).BirthSkyAnswer;
const LateBirthSkyAnswer = lazySection(importBirthSkyAnswer);

/**
 * Asked for with the request of a sky, so that the answer waits for one of both alone. It comes as it is, since React shows
 * what was suspended 300 ms later; where its script does not come, as one that tries again.
 */
export const loadBirthSkyAnswer = () => importBirthSkyAnswer().catch(() => LateBirthSkyAnswer);
export const SkyPlacePanel = lazySection(
  async () => (await import(/* webpackChunkName: "content-sky-place-panel" */ './sky-place-panel')).SkyPlacePanel,
);
export const SkyWheel = lazySection(async () => (await import(/* webpackChunkName: "content-sky-wheel" */ './sky-wheel')).SkyWheel);
export const OrganizationData = lazySection(
  async () => (await import(/* webpackChunkName: "content-home-sections" */ './organization-data')).OrganizationData,
);
