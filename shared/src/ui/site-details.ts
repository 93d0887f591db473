import { createContext, useContext } from 'react';
import { sampleSiteDetails, type SiteDetails } from '../contract';

/** What the owner says about the site; the shell fills it from the document. */
export const SiteDetailsContext = createContext<SiteDetails>(sampleSiteDetails);

export const useSiteDetails = (): SiteDetails => useContext(SiteDetailsContext);
