import { join } from 'node:path';
import { buildLocalGateway } from './app';

/** From the server that starts this process, over its IPC channel. */
export interface GatewayStart {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  dataDir: string;
}

/** Runs the gateway for the server that started this process, and ends with it. */
async function main(): Promise<void> {
  process.once('disconnect', () => process.exit(0));
  // Ctrl-C reaches this process as well; it ends with the server.
  process.on('SIGINT', () => undefined);
  let webhookUrl: string | null = null;
  const start = await new Promise<GatewayStart>((resolve) => {
    process.once('message', (message) => resolve(message as GatewayStart));
  });
  process.on('message', (message) => {
    ({ webhookUrl } = message as { webhookUrl: string });
  });
  const { dataDir, ...keys } = start;
  const app = await buildLocalGateway({ ...keys, file: join(dataDir, 'local-gateway.json'), getWebhookUrl: () => webhookUrl });
  const url = await app.listen({ host: '127.0.0.1', port: Number(process.env.LOCAL_GATEWAY_PORT ?? 0) });
  process.send?.({ url });
}

void main();
