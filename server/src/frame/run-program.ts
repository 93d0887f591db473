import { dirname } from 'node:path';
import { realpathSync } from 'node:fs';
import { StartError } from '../config/start/start-error';

/** EX_CONFIG: the server printed why it cannot start; the start script exits with the same code. */
const configErrorExitCode = 78;

/** Longer than a graceful shutdown takes, and shorter than orchestrators wait. */
const closeTimeoutMs = 28_000;

interface Running {
  close(): Promise<void>;
}

/** Ctrl-C reaches the server twice, from the terminal and from its parent; the second signal must not interrupt the shutdown. */
function closeOnSignals(server: Running): () => void {
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

/**
 * Runs a server as the program of this process until a signal ends it. `start` gets the folder of the program; a StartError, whose
 * message is for the person at the terminal, ends it with the exit code of a wrong configuration.
 */
export async function runProgram(start: (homeDir: string) => Promise<Running>): Promise<void> {
  let end: () => void = () => process.exit(1);
  closeWithParent(() => end());
  try {
    end = closeOnSignals(await start(dirname(realpathSync(process.argv[1] ?? '.'))));
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = configErrorExitCode;
  }
}
