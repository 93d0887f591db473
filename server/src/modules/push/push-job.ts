import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { PushService } from './service';

const intervalMs = 5000;

/** Pushes what is waiting every five seconds while the server listens. */
export function addPushJob(app: FastifyInstance, push: PushService, log: FastifyBaseLogger): void {
  if (push.publicKey === null) return;
  let timer: NodeJS.Timeout | undefined;
  let currentRun: Promise<void> | null = null;

  async function run(): Promise<void> {
    try {
      await push.deliver();
    } catch (error) {
      log.error({ err: error }, 'pushing notifications failed');
    } finally {
      currentRun = null;
    }
  }

  app.addHook('onListen', async () => {
    timer = setInterval(() => {
      currentRun ??= run();
    }, intervalMs).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await currentRun;
  });
}
