import type { Config } from '../config/config';
import { frameRules } from '../data-rules/frame/frame-rules';
import { buildFrame } from './build-frame';
import { createFrameServices } from './frame-services';
import { createFrameSessions, withoutProduct } from './frame-sessions';
import type { SiteProduct } from './start-site';

/** A site that has sign-in and releases, and nothing else on its server: its pages come from its remotes. */
export const createSiteWithoutProduct = (config: Config, site: SiteProduct<Config>['site']): SiteProduct<Config> => ({
  config,
  site,
  build: (deps) =>
    buildFrame(deps, {
      rules: frameRules,
      routes: { public: [], optionalSession: [], authenticated: [] },
      services: {
        ...createFrameServices(deps),
        deps,
        sessions: createFrameSessions(deps, withoutProduct),
        readInviter: () => null,
        nameOf: async () => null,
      },
    }),
});
