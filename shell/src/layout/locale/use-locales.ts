import { locales, type Locale } from '@oracle-astra/shared/contract';
import { useSiteDetails } from '@oracle-astra/shared/ui';

/** The languages of this site. */
export const useLocales = (): readonly Locale[] => useSiteDetails().frame?.languages ?? locales;
