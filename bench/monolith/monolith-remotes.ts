import { matchRoutes } from 'react-router-dom';
import type { RemoteModule } from '@oracle-astra/shared/api';
import * as chat from '../../mfe-chat/src/routes';
import * as commerce from '../../mfe-commerce/src/routes';
import * as content from '../../mfe-content/src/routes';
import * as forum from '../../mfe-forum/src/routes';
import type { Remotes } from '../../shell/src/app/remotes';

const modules: Record<string, RemoteModule> = { chat, forum, commerce, content };

const ownerOf = (pathname: string) => Object.entries(modules).find(([, { routes }]) => matchRoutes(routes, pathname) !== null);

export const monolithRoutes = Object.values(modules).flatMap(({ routes }) => routes);

/** The same pages as one application: every remote's routes in one bundle, each page behind a plain dynamic import. */
export const monolithRemotes: Remotes = {
  navigation: Object.values(modules)
    .flatMap(({ navigation }) => navigation)
    .sort((a, b) => a.order - b.order),
  owns: (pathname) => ownerOf(pathname) !== undefined,
  releaseOf: () => 'monolith',
  async load(pathname) {
    const owner = ownerOf(pathname);
    return owner ? { name: owner[0], module: owner[1], isFallback: false } : null;
  },
  async prepare() {},
};
