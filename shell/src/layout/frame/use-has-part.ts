import type { FramePart } from '@oracle-astra/shared/contract';
import { useSiteDetails } from '@oracle-astra/shared/ui';

export const useHasPart = (part: FramePart): boolean => useSiteDetails().frame?.parts.includes(part) ?? true;
