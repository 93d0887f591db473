import { forumLimits } from '@oracle-astra/shared/contract';

const keptMs = 30_000;
const full = forumLimits.mostPages * forumLimits.pageSize;

/** Counts a list up to a maximum: a full list is counted again only after half a minute, because it rarely shrinks. */
export function createFullCount() {
  let fullUntil = 0;
  return {
    async get(count: () => Promise<number>): Promise<number> {
      if (performance.now() < fullUntil) return full;
      const counted = await count();
      if (counted >= full) fullUntil = performance.now() + keptMs;
      return counted;
    },
  };
}
