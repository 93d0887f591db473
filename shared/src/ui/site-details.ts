import { createContext, useContext } from 'react';
import { sampleSiteDetails, type SiteDetails } from '../contract';

/** Details that the owner of the site configures. The shell reads them from the document. */
export const SiteDetailsContext = createContext<SiteDetails>(sampleSiteDetails);

export const useSiteDetails = (): SiteDetails => useContext(SiteDetailsContext);
