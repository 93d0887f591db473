import type { ServerDeps } from '../../deps';
import { createPushSender } from './sender';
import { createPushService, type PushService } from './service';

/** The push service of this configuration, which sends nothing without keys. */
export function createPush({ db, clock, log, config: { push: keys }, sendPush }: ServerDeps): PushService {
  const send = sendPush ?? (keys === null ? async () => 'failed' as const : createPushSender(keys));
  return createPushService({ db, clock, log, publicKey: keys?.publicKey ?? null, send });
}
