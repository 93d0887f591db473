import type { Renderer } from '@oracle-astra/shared/contract';
import { given, versions } from '../../shell/src/composition/given';
import { pageRenderer } from '../../shell/src/rendering/render-page';
import { monolithRemotes, monolithRoutes } from './monolith-remotes';

export const sharedModules: Renderer['sharedModules'] = given;

export { versions };

/** The same pages as one application: it holds every remote's routes and links itself. */
export const createPageRenderer: Renderer['createPageRenderer'] = () => pageRenderer(monolithRoutes, monolithRemotes.navigation);
