import { useListAstrologersQuery } from '@oracle-astra/shared/api';
import { astrologers, type Astrologer } from '@oracle-astra/shared/contract';
import { copy } from '../../copy';

export interface AstrologerText {
  key: Astrologer;
  description: string;
  isAi: boolean;
}

/** What the service says of its astrologers; until it does, and where it cannot, what this build knows of them. */
export function useAstrologerTexts(): AstrologerText[] {
  const { data } = useListAstrologersQuery();
  return astrologers.map((key) => {
    const given = data?.astrologers.find((one) => one.key === key);
    return { key, description: given?.description || copy.descriptions[key], isAi: given?.is_ai ?? true };
  });
}
