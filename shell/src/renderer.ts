import type { Renderer } from '@oracle-astra/shared/contract';
import type { RemoteModule } from '@oracle-astra/shared/api';
import { createRouteRenderer } from './rendering/render-page';
import { sharedModules as modules, versions } from './composition/shared-modules';

/** One copy of each shared package, which the server passes to the builds of remotes. */
export const sharedModules: Renderer['sharedModules'] = modules;

export { versions };

export const createPageRenderer: Renderer['createPageRenderer'] = (owner, navigation) =>
  createRouteRenderer(owner === null ? [] : (owner.module as RemoteModule).routes, navigation);
