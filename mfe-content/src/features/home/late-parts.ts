import { lazySection } from '@oracle-astra/shared/components';

const importBirthSkyAnswer = async () =>
  (await import(/* webpackChunkName: "content-birth-sky-answer" */ './sky/birth-sky-answer')).BirthSkyAnswer;
const LateBirthSkyAnswer = lazySection(importBirthSkyAnswer);

/**
 * Loads the script in parallel with the data, so that the answer waits only for the slower of the two. The result is the
 * component itself, because React delays suspended content by 300 ms; if the script fails to load, it is a lazy section, which
 * retries.
 */
export const loadBirthSkyAnswer = () => importBirthSkyAnswer().catch(() => LateBirthSkyAnswer);
export const SkyPlacePanel = lazySection(
  async () => (await import(/* webpackChunkName: "content-sky-place-panel" */ './sky/sky-place-panel')).SkyPlacePanel,
);
export const SkyWheel = lazySection(async () => (await import(/* webpackChunkName: "content-sky-wheel" */ './sky/sky-wheel')).SkyWheel);
export const OrganizationData = lazySection(
  async () => (await import(/* webpackChunkName: "content-home-sections" */ './organization-data')).OrganizationData,
);
