import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { telemetryRoutes } from '../modules/releases/telemetry/routes';
import { passkeyPublicRoutes } from '../modules/session/passkeys/public-routes';
import { passkeyRoutes } from '../modules/session/passkeys/routes';
import { sessionPublicRoutes } from '../modules/session/public-routes';
import { sessionRoutes } from '../modules/session/routes';
import { optionalSession, requireSession } from '../plugins/auth';
import { addBans, addEndpointRules, addMinorRules, addProofs } from '../plugins/endpoint-rules';
import type { FrameServices } from './frame-services';

/** The routes of a product, by who may call them. */
export interface ProductRoutes {
  /** Without a token. */
  public: readonly FastifyPluginAsyncZod[];
  /** By everyone, with more for a signed-in person. */
  optionalSession: readonly FastifyPluginAsyncZod[];
  /** With a token. */
  authenticated: readonly FastifyPluginAsyncZod[];
}

/** Registers the routes of every site and those of its product. */
export async function registerRoutes(scope: FastifyInstance, services: FrameServices, product: ProductRoutes): Promise<void> {
  addEndpointRules(scope);
  const open = [sessionPublicRoutes(services), passkeyPublicRoutes(services), telemetryRoutes(services), ...product.public];
  for (const routes of open) await scope.register(routes);
  await scope.register(async (inner) => {
    optionalSession(inner, services.sessions);
    addBans(inner);
    for (const routes of product.optionalSession) await inner.register(routes);
  });
  await scope.register(async (inner) => {
    requireSession(inner, services.sessions);
    addBans(inner);
    addProofs(inner, { assertProven: services.assertProven, assertPage: services.sessions.assertPage });
    if (services.assertMinorMay) addMinorRules(inner, services.assertMinorMay);
    for (const routes of [sessionRoutes(services), passkeyRoutes(services), ...product.authenticated]) await inner.register(routes);
  });
}
