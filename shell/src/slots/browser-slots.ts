import type { PageSlots } from '@oracle-astra/shared/ui';
import type { FillSource } from '../app/router/remotes';
import type { FillSite } from './mount-fill';

/**
 * The slots of pages in the browser. Fills in `out` failed on the server and stay out, also after a navigation, as do those that fail
 * here. The code that renders fills is loaded by the first page that has one.
 */
export function createBrowserSlots(
  source: FillSource | undefined,
  site: Omit<FillSite, 'source' | 'out'>,
  out?: string[],
): PageSlots | null {
  if (source === undefined) return null;
  const failed = new Set(out);
  return {
    remotes: source.remotes,
    out: failed,
    mount: async (fill, box) =>
      (await import(/* webpackChunkName: "slots" */ './mount-fill')).mountFill(fill, box, { ...site, source, out: failed }),
  };
}
