/** The server's exit code where it said in a sentence why it cannot start: starting it again would not help. */
export const refusedToStart = 78;

const healthyMs = 60_000;
const longestPauseMs = 30_000;

/** Milliseconds before a server that died is started again: one second, then twice as long for each death in a row. */
export const pauseAfter = (deaths) => Math.min(1000 * 2 ** (deaths - 1), longestPauseMs);

/**
 * Runs a server and starts it again when it dies, until it ends in order, refuses to start, or a signal ends this process.
 * `start` forks it; `exit` is called with the code to end with. `restarts` false leaves a dead one to whoever runs this.
 */
export function supervise(start, { exit, say, restarts = true, pause = pauseAfter }) {
  let server = null;
  let waiting = null;
  let ending = false;
  let deaths = 0;

  function run() {
    const startedAt = Date.now();
    waiting = null;
    server = start();
    server.once('exit', (code, signal) => {
      server = null;
      if (ending || code === 0 || code === refusedToStart || !restarts) return exit(code ?? (ending ? 0 : 1));
      deaths = Date.now() - startedAt >= healthyMs ? 1 : deaths + 1;
      say(`The server died (${signal ?? `code ${code}`}). It starts again in ${Math.ceil(pause(deaths) / 1000)} s.`);
      waiting = setTimeout(run, pause(deaths));
    });
  }

  run();
  return {
    /** Passes a signal on to the server, and ends with it. */
    end(signal) {
      ending = true;
      clearTimeout(waiting);
      if (server === null) exit(0);
      else server.kill(signal);
    },
  };
}
