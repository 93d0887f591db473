import { fork } from 'node:child_process';
import path from 'node:path';
import { distOf, root } from '../folders.mjs';
import { refusedToStart } from '../supervisor.mjs';

/** An answer that is being written is not worth waiting for: the database bears a killed process. */
const endWithinMs = 2000;

/** The server of `npm run dev`: started again after each of its builds, and ended with this process. */
export function devServer(env) {
  let server = null;
  let wanted = false;
  let ending = false;
  let starts = 0;

  function start() {
    wanted = false;
    starts += 1;
    server = fork(path.join(distOf('server'), 'server.mjs'), [], { cwd: root, env, stdio: 'inherit', execArgv: ['--enable-source-maps'] });
    server.once('exit', (code) => {
      server = null;
      if (ending) process.exit(0);
      if (wanted) return start();
      if (code === refusedToStart && starts === 1) process.exit(code);
      console.error('The server ended; it starts again with the next change of its sources.');
    });
  }

  function stop(signal) {
    const stopped = server;
    stopped.kill(signal);
    const late = setTimeout(() => stopped.kill('SIGKILL'), endWithinMs);
    stopped.once('exit', () => clearTimeout(late));
  }

  return {
    /** Starts the build that is there in the place of the one that runs. */
    restart() {
      if (server === null) return start();
      if (!wanted) stop('SIGTERM');
      wanted = true;
    },
    end(signal) {
      ending = true;
      if (server === null) process.exit(0);
      stop(signal);
    },
  };
}
