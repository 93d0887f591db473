import { PageRenderError, renderFailureReason, type LoadedRemote, type RenderPage } from '@oracle-astra/shared/contract';
import type { RenderComposition } from '../messages';
import { formatError } from './format-error';
import { loadRemote, loadRenderer } from './load-release';

/** The time for which a build that failed to load is not loaded again for fills, in milliseconds: each page of a slot needs it. */
const retryFillsMs = 30_000;

export interface PageRenderers {
  /** The page renderer of a remote; null is the host. Throws a PageRenderError if its build cannot be loaded. */
  get(remote: string | null): RenderPage;
  /** The exports of a remote's build for fills. Throws likewise. */
  loadForFills(remote: string): unknown;
}

/**
 * Loads each remote's build once, for its first page or fill. One that failed is loaded again for its next page, which the circuit
 * breaker keeps rare. Throws if the host's renderer cannot be loaded.
 */
export function createPageRenderers({ host, remotes, navigation }: RenderComposition): PageRenderers {
  const renderer = loadRenderer(host);
  const builds = new Map<string, LoadedRemote>();
  const renderers = new Map<string | null, RenderPage>();
  const failures = new Map<string, { at: number; error: unknown }>();

  function load(remote: string): LoadedRemote {
    const loaded = builds.get(remote);
    if (loaded) return loaded;
    const build = remotes.find((other) => other.remote === remote);
    if (!build) throw new PageRenderError('missing', `No release of ${remote}`);
    const fresh = withLoadError(() => loadRemote(build, renderer));
    builds.set(remote, fresh);
    return fresh;
  }

  return {
    get(remote) {
      const known = renderers.get(remote);
      if (known) return known;
      const owner = remote === null ? null : load(remote);
      const render = withLoadError(() => renderer.createPageRenderer(owner, navigation));
      renderers.set(remote, render);
      return render;
    },
    loadForFills(remote) {
      const failure = failures.get(remote);
      if (failure && performance.now() - failure.at < retryFillsMs) throw failure.error;
      try {
        return load(remote).module;
      } catch (error) {
        failures.set(remote, { at: performance.now(), error });
        throw error;
      }
    },
  };
}

function withLoadError<T>(load: () => T): T {
  try {
    return load();
  } catch (error) {
    throw error instanceof PageRenderError ? error : new PageRenderError(renderFailureReason(error, 'load'), formatError(error));
  }
}
