import type { Renderer } from '@oracle-astra/shared/contract';
import type { RemoteModule } from '@oracle-astra/shared/api';
import { pageRenderer } from './rendering/render-page';
import { given, versions } from './composition/given';

/** What the server renders pages with: one copy of each shared package, the shell's frame, and the routes of a remote's release. */
export const sharedModules: Renderer['sharedModules'] = given;

export { versions };

export const createPageRenderer: Renderer['createPageRenderer'] = (owner, navigation) => pageRenderer(owner === null ? [] : (owner.module as RemoteModule).routes, navigation);
