/** The server's exit code after it logged why it cannot start: a restart would not help. */
export const startRefusedExitCode = 78;

const healthyMs = 60_000;
const maxDelayMs = 30_000;

/** Milliseconds before a crashed server is restarted: one second, doubled for each crash in a row. */
export const getRestartDelay = (crashes) => Math.min(1000 * 2 ** (crashes - 1), maxDelayMs);

/**
 * Runs a server and restarts it after a crash, until it exits normally, refuses to start, or a signal stops this process.
 * `start` forks it; `exit` is called with the exit code. `restarts: false` leaves restarts to an outer supervisor.
 */
export function supervise(start, { exit, log, restarts = true, getDelay = getRestartDelay }) {
  let server = null;
  let restartTimer = null;
  let isStopping = false;
  let crashes = 0;

  function run() {
    const startedAt = Date.now();
    restartTimer = null;
    server = start();
    server.once('exit', (code, signal) => {
      server = null;
      if (isStopping || code === 0 || code === startRefusedExitCode || !restarts) return exit(code ?? (isStopping ? 0 : 1));
      crashes = Date.now() - startedAt >= healthyMs ? 1 : crashes + 1;
      log(`The server died (${signal ?? `code ${code}`}). It starts again in ${Math.ceil(getDelay(crashes) / 1000)} s.`);
      restartTimer = setTimeout(run, getDelay(crashes));
    });
  }

  run();
  return {
    /** Forwards a signal to the server and exits with it. */
    stop(signal) {
      isStopping = true;
      clearTimeout(restartTimer);
      if (server === null) exit(0);
      else server.kill(signal);
    },
  };
}
