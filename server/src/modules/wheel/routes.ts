import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { apiPaths, spinResponse, wheelStatusResponse } from '@oracle-astra/shared/contract';
import { sessionOf } from '../../plugins/auth';
import { callerOf } from '../../plugins/idempotency';
import type { Services } from '../../services';
import type { Coupon } from './repository';

const toCoupon = ({ percent, code, expiresAt }: Coupon) => ({ percent, coupon: code, expires_at: expiresAt.toISOString() });

export function wheelRoutes({ wheel }: Pick<Services, 'wheel'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(apiPaths.spin, { schema: { tags: ['commerce'], response: { 200: spinResponse } } }, async (request) => ({
      status: 'success' as const,
      ...toCoupon(await wheel.spin(callerOf(request))),
    }));

    app.get(apiPaths.wheelStatus, { schema: { tags: ['commerce'], response: { 200: wheelStatusResponse } } }, async (request) => {
      const { nextSpinAt, coupon } = await wheel.status(sessionOf(request).uid);
      return {
        status: 'success' as const,
        can_spin: nextSpinAt === null,
        next_spin_at: nextSpinAt?.toISOString() ?? null,
        coupon: coupon === null ? null : toCoupon(coupon),
      };
    });
  };
}
