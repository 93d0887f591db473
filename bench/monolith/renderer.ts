import type { Renderer } from '@oracle-astra/shared/contract';
import { given, versions } from '../../shell/src/composition/given';
import { pageRenderer } from '../../shell/src/rendering/render-page';
import { monolithRoutes } from './monolith-remotes';

export const shares: Renderer['shares'] = given;

export { versions };

/** The same pages as one application: it holds every remote's routes itself. */
export const pagesOf: Renderer['pagesOf'] = (_owner, navigation) => pageRenderer(monolithRoutes, navigation);
