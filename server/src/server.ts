import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from './config/start-error';
import type { RunningServer } from './start-server';
import { startServer } from './start-server';

/** Longer than an end in order takes, and shorter than what orchestrators wait. */
const closeWithinMs = 28_000;

/** Ctrl-C reaches a server twice, from the terminal and from what started it; the second must not cut the first short. */
function closeOnSignals(server: RunningServer): void {
  let closing = false;
  const close = () => {
    if (closing) return;
    closing = true;
    setTimeout(() => process.exit(1), closeWithinMs).unref();
    void server.close().then(() => process.exit(0), () => process.exit(1));
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}

async function main(): Promise<void> {
  const home = dirname(realpathSync(process.argv[1] ?? '.'));
  try {
    const server = await startServer(process.env, home);
    closeOnSignals(server);
    process.stdout.write(`Oracle & Astra is at ${server.url}\n`);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

void main();
