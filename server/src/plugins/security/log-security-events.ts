import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiPaths, type FailureCode } from '@oracle-astra/shared/contract';
import { keyedHash } from '../../modules/session/keyed-hash';
import { toClientNetwork } from '../limits/client-network';
import { eventsOfCalls, eventsOfFailures, type SecurityEvent } from './security-events';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the request was refused, if it was. */
    failureCode: FailureCode | null;
    /** The person who signed in by this request. */
    signedIn: string | null;
  }
}

const eventOfPath = new Map(Object.entries(eventsOfCalls).map(([name, event]) => [apiPaths[name as keyof typeof apiPaths], event]));

const isOperatorAct = ({ method, routeOptions }: FastifyRequest) =>
  method !== 'GET' && method !== 'HEAD' && /^\/(?:ops|operators)(?:\/|$)/.test(routeOptions.url ?? '');

/** Of pages, whose refusals have no code. */
const eventsOfStatus: Readonly<Record<number, SecurityEvent>> = {
  400: 'input_refused',
  401: 'access_refused',
  403: 'access_refused',
  429: 'limit_reached',
};

function eventOf(request: FastifyRequest, { statusCode }: FastifyReply): SecurityEvent | undefined {
  if (request.failureCode !== null) return eventsOfFailures[request.failureCode];
  if (statusCode >= 400) return eventsOfStatus[statusCode];
  return isOperatorAct(request) ? 'operator_act' : eventOfPath.get(request.routeOptions.url ?? '');
}

const mobileOf = ({ body }: FastifyRequest): unknown =>
  typeof body === 'object' && body !== null && 'mobile' in body ? body.mobile : null;

/** The name of a person or number in the log: the same in each line, and of no use without the secret of hashes. */
export const createLogNames = (secret: string) => {
  const name = (kind: string, value: string) => keyedHash(secret, `log ${kind}`, value).slice(0, 16);
  return {
    person: (uid: string) => name('person', uid),
    // Some calls have the country code and some do not.
    number: (mobile: string) => name('number', mobile.slice(-10)),
    network: (ip: string) => name('network', toClientNetwork(ip)),
  };
};

/** Writes one line for each security event: its kind, the call, and who by keyed hashes. */
export function addSecurityEvents(app: FastifyInstance, secret: string): void {
  const names = createLogNames(secret);
  app.decorateRequest('failureCode', null);
  app.decorateRequest('signedIn', null);
  app.addHook('onResponse', async (request, reply) => {
    const event = eventOf(request, reply);
    if (event === undefined) return;
    const uid = request.session?.uid ?? request.signedIn;
    const mobile = mobileOf(request);
    request.log.info(
      {
        event,
        code: request.failureCode ?? undefined,
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        person: uid === null ? undefined : names.person(uid),
        number: typeof mobile === 'string' ? names.number(mobile) : undefined,
        network: names.network(request.ip),
      },
      'security event',
    );
  });
}
