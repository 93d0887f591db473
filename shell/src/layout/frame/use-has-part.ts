import type { FramePart } from '@oracle-astra/shared/contract';
import { useSiteDetails } from '@oracle-astra/shared/ui';

/** Whether the frame of this site has a part. */
export const useHasPart = (part: FramePart): boolean => useSiteDetails().frame?.parts.includes(part) ?? true;
