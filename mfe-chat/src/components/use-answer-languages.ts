import { useListLanguagesQuery } from '@oracle-astra/shared/api';
import { languages, type Language } from '@oracle-astra/shared/contract';

/** The languages in which the server answers and that this release knows; all known languages until the server's list has loaded. */
export function useAnswerLanguages(): readonly Language[] {
  const { data } = useListLanguagesQuery();
  const offered = languages.filter((language) => data?.languages.includes(language));
  return offered.length > 0 ? offered : languages;
}
