import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../domain-error';

/** In local mode these addresses are open to the user of this machine, but not to pages of other sites in their browser. */
export async function refuseOtherSites({ headers }: FastifyRequest): Promise<void> {
  if (headers['sec-fetch-site'] === 'cross-site') throw new DomainError('forbidden');
}
