import { sampleSiteDetails, type SiteDetails } from '@oracle-astra/shared/contract';

/** The owner's details of the site, embedded in the document. */
export const readSiteDetails = ({ dataset }: HTMLElement): SiteDetails =>
  dataset.details === undefined ? sampleSiteDetails : (JSON.parse(dataset.details) as SiteDetails);
