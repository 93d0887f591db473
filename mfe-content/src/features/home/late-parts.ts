import { lazySection } from '@oracle-astra/shared/components';

const importBirthSkyAnswer = async () =>
  (await import(/* webpackChunkName: "content-birth-sky-answer" */ './sky/birth-sky-answer')).BirthSkyAnswer;
const LateBirthSkyAnswer = lazySection(importBirthSkyAnswer);

/**
 * Loaded in parallel with the data of a sky, so that the answer waits only for the slower of the two. The result is the component
 * itself, because React shows suspended content 300 ms later; if its script fails to load, it is a lazy section, which retries.
 */
export const loadBirthSkyAnswer = () => importBirthSkyAnswer().catch(() => LateBirthSkyAnswer);
export const SkyPlacePanel = lazySection(
  async () => (await import(/* webpackChunkName: "content-sky-place-panel" */ './sky/sky-place-panel')).SkyPlacePanel,
);
export const SkyWheel = lazySection(async () => (await import(/* webpackChunkName: "content-sky-wheel" */ './sky/sky-wheel')).SkyWheel);
export const OrganizationData = lazySection(
  async () => (await import(/* webpackChunkName: "content-home-sections" */ './organization-data')).OrganizationData,
);
