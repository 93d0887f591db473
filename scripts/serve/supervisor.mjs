/** The server's exit code after it logged why it cannot start: a first start would not help again. */
export const startRefusedExitCode = 78;

const healthyMs = 60_000;
const maxDelayMs = 30_000;

/**
 * Milliseconds before a crashed server is restarted: one second, doubled for each crash in a row.
 *
 * @param {number} crashes
 */
export const getRestartDelay = (crashes) => Math.min(1000 * 2 ** (crashes - 1), maxDelayMs);

/**
 * @typedef {Pick<import('node:child_process').ChildProcess, 'once' | 'kill'>} ServerProcess
 *
 * @typedef {object} SupervisorOptions
 * @property {(code: number) => void} exit
 * @property {(line: string) => void} log
 * @property {boolean} [restarts]
 * @property {(crashes: number) => number} [getDelay] milliseconds until the next start
 */

/**
 * Runs a server and restarts it after a crash, until it exits normally, refuses to start, or a signal stops this process. A
 * refusal after a minute of running counts as a crash, because its cause may be temporary: the database, or space on the disk.
 * `start` forks it; `exit` is called with the exit code. `restarts: false` leaves restarts to an outer supervisor.
 *
 * @param {() => ServerProcess} start
 * @param {SupervisorOptions} options
 */
export function supervise(start, { exit, log, restarts = true, getDelay = getRestartDelay }) {
  /** @type {ServerProcess | null} */
  let server = null;
  /** @type {NodeJS.Timeout | undefined} */
  let restartTimer;
  let isStopping = false;
  let hasExited = false;
  let hasRun = false;
  let crashes = 0;

  /** @param {number} code */
  function end(code) {
    hasExited = true;
    exit(code);
  }

  function run() {
    const startedAt = Date.now();
    server = start();
    server.once('exit', (code, signal) => {
      server = null;
      const wasHealthy = Date.now() - startedAt >= healthyMs;
      hasRun ||= wasHealthy;
      const isRefused = code === startRefusedExitCode && !hasRun;
      if (isStopping || code === 0 || isRefused || !restarts) return end(code ?? (isStopping ? 0 : 1));
      crashes = wasHealthy ? 1 : crashes + 1;
      log(`The server died (${signal ?? `code ${code}`}). It starts again in ${Math.ceil(getDelay(crashes) / 1000)} s.`);
      restartTimer = setTimeout(run, getDelay(crashes));
    });
  }

  run();
  return {
    /**
     * Forwards a signal to the server and exits with it.
     *
     * @param {NodeJS.Signals} signal
     */
    stop(signal) {
      isStopping = true;
      clearTimeout(restartTimer);
      if (hasExited) return;
      if (server === null) end(0);
      else server.kill(signal);
    },
  };
}

/**
 * The number of processes in WEB_CONCURRENCY; ends this process if it is invalid.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @param {Pick<SupervisorOptions, 'exit' | 'log'>} options
 */
export function readConcurrency({ WEB_CONCURRENCY: count = '1', DATABASE_URL: database }, { exit, log }) {
  const refuse = (/** @type {string} */ sentence) => {
    log(sentence);
    exit(startRefusedExitCode);
    return 1;
  };
  if (!/^[1-9]\d?$/.test(count || '1')) return refuse(`WEB_CONCURRENCY must be a whole number from 1 to 99, not "${count}".`);
  if (Number(count) > 1 && !database)
    return refuse('WEB_CONCURRENCY needs DATABASE_URL: one process alone may use a database in a folder.');
  return Number(count || '1');
}

/**
 * Supervises several servers and restarts each of them, because an outer supervisor does not see a single one; a refused first
 * start ends all. Exits when the last one has.
 *
 * @param {(() => ServerProcess)[]} starts
 * @param {SupervisorOptions} options
 */
export function superviseAll(starts, { exit, ...options }) {
  let running = starts.length;
  let exitCode = 0;
  const supervisors = starts.map((start) =>
    supervise(start, {
      ...options,
      restarts: true,
      exit(code) {
        running -= 1;
        exitCode ||= code;
        if (running === 0) exit(exitCode);
        else if (code === startRefusedExitCode) stop('SIGTERM');
      },
    }),
  );
  let isStopping = false;
  /** @param {NodeJS.Signals} signal */
  function stop(signal) {
    if (isStopping) return;
    isStopping = true;
    for (const supervisor of supervisors) supervisor.stop(signal);
  }
  return { stop };
}
