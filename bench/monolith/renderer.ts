import type { Renderer } from '@oracle-astra/shared/contract';
import { createQueryCore } from '@oracle-astra/shared/query-core';
import { attachQueryCore } from '@oracle-astra/shared/query-loader';
import { sharedModules as modules, versions } from '../../shell/src/composition/shared-modules';
import * as reduxToolkit from '../../shell/src/composition/shared-modules/redux-toolkit';
import { createRouteRenderer } from '../../shell/src/rendering/render-page';
import { describeNavigation, monolithRoutes } from './monolith-remotes';

attachQueryCore(createQueryCore);

export const sharedModules: Renderer['sharedModules'] = { ...modules, '@reduxjs/toolkit': reduxToolkit };

export { versions };

/** The same pages as one application: it holds every remote's routes and links itself. */
export const createPageRenderer: Renderer['createPageRenderer'] = () => createRouteRenderer(monolithRoutes, describeNavigation());
