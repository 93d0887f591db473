import { locales, type Locale } from '@oracle-astra/shared/contract';
import { useSiteDetails } from '@oracle-astra/shared/ui';

export const useLocales = (): readonly Locale[] => useSiteDetails().frame?.languages ?? locales;
