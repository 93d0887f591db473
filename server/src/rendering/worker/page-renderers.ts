import { PageRenderError, renderFailureReason, type RenderPage } from '@oracle-astra/shared/contract';
import type { RenderComposition } from '../messages';
import { formatError } from './format-error';
import { loadRemote, loadRenderer } from './load-release';

/**
 * The page renderer of each remote, loaded for its first page; null is the host. Throws if the host's renderer cannot be
 * loaded. A remote that failed to load is loaded again for its next page, which the circuit breaker keeps rare.
 */
export function createPageRenderers({ host, remotes, navigation }: RenderComposition): (remote: string | null) => RenderPage {
  const renderer = loadRenderer(host);
  const loaded = new Map<string | null, RenderPage>();

  function load(remote: string | null): RenderPage {
    if (remote === null) return renderer.createPageRenderer(null, navigation);
    const build = remotes.find((other) => other.remote === remote);
    if (!build) throw new PageRenderError('missing', `No release of ${remote}`);
    return renderer.createPageRenderer(loadRemote(build, renderer), navigation);
  }

  return (remote) => {
    const render = loaded.get(remote) ?? withLoadError(() => load(remote));
    loaded.set(remote, render);
    return render;
  };
}

function withLoadError(load: () => RenderPage): RenderPage {
  try {
    return load();
  } catch (error) {
    throw error instanceof PageRenderError ? error : new PageRenderError(renderFailureReason(error, 'load'), formatError(error));
  }
}
