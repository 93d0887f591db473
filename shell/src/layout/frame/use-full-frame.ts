import { useMatches } from 'react-router-dom';
import type { PageHandle } from '@oracle-astra/shared/api';

/** Whether the current route's `handle` requests the whole window, without the footer. */
export function useFullFrame(): boolean {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  return handle?.frame === 'full';
}
