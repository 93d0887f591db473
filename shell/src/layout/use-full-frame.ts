import { useMatches } from 'react-router-dom';
import type { PageHandle } from '@oracle-astra/shared/api';

/** Whether the page in view asks for the whole window, by the `handle` of its route. */
export function useFullFrame(): boolean {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  return handle?.frame === 'full';
}
