import { fork } from 'node:child_process';
import type { Config } from '../config/config';
import type { PaymentConfig } from '../config/product/payments';
import { keyedHash } from '../modules/session/keyed-hash';
import type { GatewayStart } from './local-gateway';

export interface RunningGateway {
  config: PaymentConfig;
  /** Tells the gateway where to send its events. */
  connect(siteUrl: string): void;
  close(): void;
}

const startMs = 20_000;

/** Starts the local gateway in a separate process, which ends with this one. Its keys survive a restart, as payments do. */
export async function startLocalGateway(
  script: string,
  { dataDir, jwtSecrets }: Pick<Config, 'dataDir' | 'jwtSecrets'>,
): Promise<RunningGateway> {
  const secret = (name: string) => keyedHash(jwtSecrets.list[0], 'local gateway', name);
  const start: GatewayStart = { keyId: 'rzp_local_gateway', keySecret: secret('key'), webhookSecret: secret('webhook'), dataDir };
  const child = fork(script, [], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], execArgv: [] });
  child.send(start);
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The local payment gateway did not start.')), startMs);
    child.once('message', (message) => {
      clearTimeout(timer);
      resolve((message as { url: string }).url);
    });
    child.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('The local payment gateway ended.'));
    });
  });
  child.unref();
  child.channel?.unref();
  const { keyId, keySecret, webhookSecret } = start;
  return {
    config: {
      ...{ url, keyId, keySecret, webhookSecrets: { list: [webhookSecret] } },
      ...{ checkoutUrl: `${url}/v1/checkout.js`, windowOrigins: [url], isTest: true },
    },
    connect: (siteUrl) => child.send({ webhookUrl: `${siteUrl}/apis/payments/webhook.php` }),
    close: () => child.kill(),
  };
}
