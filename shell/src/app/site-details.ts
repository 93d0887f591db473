import { sampleSiteDetails, type SiteDetails } from '@oracle-astra/shared/contract';

/** The details of the site that its owner configures, embedded in the document. */
export const readSiteDetails = ({ dataset }: HTMLElement): SiteDetails =>
  dataset.details === undefined ? sampleSiteDetails : (JSON.parse(dataset.details) as SiteDetails);
