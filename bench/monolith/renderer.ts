import type { Renderer } from '@oracle-astra/shared/contract';
import { sharedModules as modules, versions } from '../../shell/src/composition/shared-modules';
import { createRouteRenderer } from '../../shell/src/rendering/render-page';
import { describeNavigation, monolithRoutes } from './monolith-remotes';

export const sharedModules: Renderer['sharedModules'] = modules;

export { versions };

/** The same pages as one application: it holds every remote's routes and links itself. */
export const createPageRenderer: Renderer['createPageRenderer'] = () => createRouteRenderer(monolithRoutes, describeNavigation());
