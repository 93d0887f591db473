import { PageFault, reasonOf, type RenderPage } from '@oracle-astra/shared/contract';
import type { RenderComposition } from '../messages';
import { loadRemote, loadRenderer } from './load-release';
import { told } from './told';

/**
 * Who renders the pages of each remote, loaded on its first page; null stands for the host. Throws where the host's
 * renderer cannot be loaded. A remote that fails is tried again on its next page: the breaker keeps those rare.
 */
export function makePages({ host, remotes, navigation }: RenderComposition): (remote: string | null) => RenderPage {
  const renderer = loadRenderer(host);
  const ready = new Map<string | null, RenderPage>();

  function make(remote: string | null): RenderPage {
    if (remote === null) return renderer.pagesOf(null, navigation);
    const build = remotes.find((other) => other.remote === remote);
    if (!build) throw new PageFault('missing', `No release of ${remote}`);
    return renderer.pagesOf(loadRemote(build, renderer), navigation);
  }

  return (remote) => {
    const made = ready.get(remote) ?? makeOrThrow(() => make(remote));
    ready.set(remote, made);
    return made;
  };
}

function makeOrThrow(make: () => RenderPage): RenderPage {
  try {
    return make();
  } catch (error) {
    throw error instanceof PageFault ? error : new PageFault(reasonOf(error, 'load'), told(error));
  }
}
