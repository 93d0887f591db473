import { PageRenderError, renderFailureReason, type RenderPage } from '@oracle-astra/shared/contract';
import type { RenderComposition } from '../messages';
import { loadRemote, loadRenderer } from './load-release';
import { formatError } from './format-error';

/**
 * Who renders the pages of each remote, loaded on its first page; null stands for the host. Throws where the host's
 * renderer cannot be loaded. A remote that fails is tried again on its next page: the breaker keeps those rare.
 */
export function createPageRenderers({ host, remotes, navigation }: RenderComposition): (remote: string | null) => RenderPage {
  const renderer = loadRenderer(host);
  const ready = new Map<string | null, RenderPage>();

  function make(remote: string | null): RenderPage {
    if (remote === null) return renderer.createPageRenderer(null, navigation);
    const build = remotes.find((other) => other.remote === remote);
    if (!build) throw new PageRenderError('missing', `No release of ${remote}`);
    return renderer.createPageRenderer(loadRemote(build, renderer), navigation);
  }

  return (remote) => {
    const made = ready.get(remote) ?? createOrThrow(() => make(remote));
    ready.set(remote, made);
    return made;
  };
}

function createOrThrow(make: () => RenderPage): RenderPage {
  try {
    return make();
  } catch (error) {
    throw error instanceof PageRenderError ? error : new PageRenderError(renderFailureReason(error, 'load'), formatError(error));
  }
}
