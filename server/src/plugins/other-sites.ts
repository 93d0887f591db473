import type { FastifyRequest } from 'fastify';
import { DomainError } from '../domain-error';

/** What is open to whoever sits at this machine is not for the pages of other sites that they visit. */
export async function refuseOtherSites({ headers }: FastifyRequest): Promise<void> {
  if (headers['sec-fetch-site'] === 'cross-site') throw new DomainError('forbidden');
}
