import { useListAstrologersQuery } from '@oracle-astra/shared/api';
import { astrologers, type Astrologer } from '@oracle-astra/shared/contract';
import { useTranslations, type PlainMessageId } from '@oracle-astra/shared/i18n';

const descriptions: Record<Astrologer, PlainMessageId> = {
  Oracle: 'content.astrologers.oracle',
  Astra: 'content.astrologers.astra',
};

export interface AstrologerInfo {
  key: Astrologer;
  description: string;
  isAi: boolean;
}

/** The astrologers of the API, with built-in descriptions until it responds and if it fails. */
export function useAstrologers(): AstrologerInfo[] {
  const t = useTranslations();
  const { data } = useListAstrologersQuery();
  return astrologers.map((key) => {
    const fetched = data?.astrologers.find((candidate) => candidate.key === key);
    return { key, description: fetched?.description || t(descriptions[key]), isAi: fetched?.is_ai ?? true };
  });
}
