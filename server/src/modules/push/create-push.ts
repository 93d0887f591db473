import type { ServerDeps } from '../../deps';
import { createPushSender } from './sender';
import { createPushService, type PushService } from './service';
import { createVapidKeys } from './vapid-keys';

/** The push service of this configuration, which sends nothing without keys. */
export function createPush({ db, clock, log, config: { push: config }, sendPush }: ServerDeps): PushService {
  if (config === null) return createPushService({ db, clock, log, keys: null, send: sendPush ?? (async () => 'failed') });
  const keys = createVapidKeys(config.secrets);
  return createPushService({ db, clock, log, keys, send: sendPush ?? createPushSender(keys, config.subject) });
}
