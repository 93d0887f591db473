import type { ComposedRemote, RouteEntry } from '@oracle-astra/shared/contract';

export interface Owned {
  remote: ComposedRemote;
  route: RouteEntry;
}

/** The remote and route that own an address, by the route tables; static parts win over parameters. */
export function ownerOf(remotes: readonly ComposedRemote[], pathname: string): Owned | null {
  const segments = pathname.split('/').filter(Boolean);
  let best: (Owned & { score: number }) | null = null;
  for (const remote of remotes) {
    for (const route of remote.routes) {
      const score = scoreOf(route.path, segments);
      if (score !== null && (best === null || score > best.score)) best = { remote, route, score };
    }
  }
  return best;
}

/** How well a pattern fits an address, higher for more static parts; null where it does not. Case says nothing, as in the browser's router. */
function scoreOf(pattern: string, segments: string[]): number | null {
  const parts = pattern.split('/').filter(Boolean);
  if (parts.length !== segments.length) return null;
  let score = 0;
  for (const [index, part] of parts.entries()) {
    if (part.startsWith(':')) score += 1;
    else if (part.toLowerCase() === decoded(segments[index] ?? '').toLowerCase()) score += 10;
    else return null;
  }
  return score;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
