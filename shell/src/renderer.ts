import type { Renderer } from '@oracle-astra/shared/contract';
import type { RemoteModule } from '@oracle-astra/shared/api';
import { createQueryCore } from '@oracle-astra/shared/query-core';
import { attachQueryCore } from '@oracle-astra/shared/query-loader';
import { tagTypes } from '@oracle-astra/shared/query-tags';
import { createRouteRenderer } from './rendering/render-page';
import { sharedModules as modules, versions } from './composition/shared-modules';
import * as reduxToolkit from './composition/shared-modules/redux-toolkit';

// Attached at once, because the server fetches data before it renders.
attachQueryCore(createQueryCore);

/** One copy of each shared package, which the server passes to the builds of remotes. */
export const sharedModules: Renderer['sharedModules'] = { ...modules, '@reduxjs/toolkit': reduxToolkit };

export { tagTypes, versions };

export const createPageRenderer: Renderer['createPageRenderer'] = (owner, navigation) =>
  createRouteRenderer(owner === null ? [] : (owner.module as RemoteModule).routes, navigation);
