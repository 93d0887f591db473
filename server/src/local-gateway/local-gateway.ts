import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildLocalGateway } from './app';

/** Messages of the server that starts this process, over its IPC channel. */
export interface GatewayStart {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  dataDir: string;
}

const retryMs = 1000;

/** Whether a gateway of another server process answers there. */
const isGateway = (url: string) =>
  fetch(`${url}/v1/checkout.js`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Listens. If the gateway of another process has the port, that one is used, and this one takes over when it ends. */
async function listenOrWait(open: () => Promise<FastifyInstance>, port: number, onUrl: (url: string) => void): Promise<void> {
  const url = `http://127.0.0.1:${port}`;
  for (let hasUrl = false; ; await pause(retryMs)) {
    // Created for each attempt, because it reads the payments of the other one from their file.
    const app = await open();
    try {
      const listening = await app.listen({ host: '127.0.0.1', port });
      if (!hasUrl) onUrl(listening);
      return;
    } catch (error) {
      await app.close();
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || !(hasUrl || (await isGateway(url)))) throw error;
      if (!hasUrl) onUrl(url);
      hasUrl = true;
    }
  }
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
  const open = () => buildLocalGateway({ ...keys, file: join(dataDir, 'local-gateway.json'), getWebhookUrl: () => webhookUrl });
  await listenOrWait(open, Number(process.env.LOCAL_GATEWAY_PORT ?? 0), (url) => process.send?.({ url }));
}

void main();
