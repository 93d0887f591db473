import { sampleSiteDetails, type SiteDetails } from '@oracle-astra/shared/contract';

/** What the owner says about the site, as the document has it. */
export const readSiteDetails = ({ dataset }: HTMLElement): SiteDetails =>
  dataset.details === undefined ? sampleSiteDetails : (JSON.parse(dataset.details) as SiteDetails);
