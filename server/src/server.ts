import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartError } from './config/start-error';
import type { RunningServer } from './start-server';
import { startServer } from './start-server';

/** The exit code of a server that said in a sentence why it cannot start (EX_CONFIG); the start script ends with it. */
const configErrorExitCode = 78;

/** Longer than an end in order takes, and shorter than what orchestrators wait. */
const closeTimeoutMs = 28_000;

/** Ctrl-C reaches a server twice, from the terminal and from what started it; the second must not cut the first short. */
function closeOnSignals(server: RunningServer): () => void {
  let closing = false;
  const close = () => {
    if (closing) return;
    closing = true;
    setTimeout(() => process.exit(1), closeTimeoutMs).unref();
    void server.close().then(() => process.exit(0), () => process.exit(1));
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
  return close;
}

/** The channel to a start script closes when that is killed, and nobody else would end this server. */
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
    const server = await startServer(process.env, homeDir);
    end = closeOnSignals(server);
    process.stdout.write(`Oracle & Astra is at ${server.url}\n`);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = configErrorExitCode;
  }
}

void main();
