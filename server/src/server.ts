import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from './config/start/start-error';
import type { RunningServer } from './start-server';
import { startServer } from './start-server';

/** EX_CONFIG: the server printed why it cannot start; the start script exits with the same code. */
const configErrorExitCode = 78;

/** Longer than a graceful shutdown takes, and shorter than orchestrators wait. */
const closeTimeoutMs = 28_000;

/** Ctrl-C reaches the server twice, from the terminal and from its parent; the second signal must not interrupt the shutdown. */
function closeOnSignals(server: RunningServer): () => void {
  let isClosing = false;
  const close = () => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(1), closeTimeoutMs).unref();
    void server.close().then(
      () => process.exit(0),
      // The failure is in the log, and the process ends anyway.
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
  return close;
}

/** Ends the server when the start script is killed, which closes the IPC channel. */
function closeWithParent(end: () => void): void {
  if (process.connected === false) end();
  if (!process.connected) return;
  process.once('disconnect', end);
  process.channel?.unref();
}

async function main(): Promise<void> {
  const homeDir = dirname(realpathSync(process.argv[1] ?? '.'));
  let end: () => void = () => process.exit(1);
  closeWithParent(() => end());
  try {
    const server = await startServer(process.env, homeDir, { localGateway: join(homeDir, 'local-gateway.mjs') });
    end = closeOnSignals(server);
    process.stdout.write(`Oracle & Astra is at ${server.url}\n`);
    if (server.config.payments?.isTest) process.stdout.write('Payments go to a test gateway: no real money moves.\n');
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = configErrorExitCode;
  }
}

void main();
