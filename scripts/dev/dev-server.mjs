import { fork } from 'node:child_process';
import path from 'node:path';
import { getDistFolder, root } from '../builds/build-folders.mjs';
import { startRefusedExitCode } from '../serve/supervisor.mjs';

/** The server is killed after this time even if a response is still being written; the database survives that. */
const shutdownTimeoutMs = 2000;

/**
 * The server process of `npm run dev`: restarted after each of its builds, and stopped with this process.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function createDevServer(env) {
  /** @type {import('node:child_process').ChildProcess | null} */
  let server = null;
  let restartRequested = false;
  let isStopping = false;
  let starts = 0;

  function start() {
    restartRequested = false;
    starts += 1;
    const started = fork(path.join(getDistFolder('server'), 'server.mjs'), [], {
      cwd: root,
      env,
      stdio: 'inherit',
      execArgv: ['--enable-source-maps'],
    });
    server = started;
    started.once('exit', (code) => {
      server = null;
      if (isStopping) process.exit(0);
      if (restartRequested) return start();
      if (code === startRefusedExitCode && starts === 1) process.exit(code);
      console.error('The server ended; it starts again with the next change of its sources.');
    });
  }

  /** @param {NodeJS.Signals} signal */
  function stop(signal) {
    const stopped = server;
    if (stopped === null) return;
    stopped.kill(signal);
    const killTimer = setTimeout(() => stopped.kill('SIGKILL'), shutdownTimeoutMs);
    stopped.once('exit', () => clearTimeout(killTimer));
  }

  return {
    /** Replaces the running server by one of the current build. */
    restart() {
      if (server === null) return start();
      if (!restartRequested) stop('SIGTERM');
      restartRequested = true;
    },
    /** @param {NodeJS.Signals} signal */
    end(signal) {
      isStopping = true;
      if (server === null) process.exit(0);
      stop(signal);
    },
  };
}
