import { fork } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRestartDelay, readConcurrency, startRefusedExitCode, supervise, superviseAll } from './supervisor.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervisor-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Supervises a process that acts at each start as `outcomes` says: exits with a code, kills itself or keeps running.
 * Resolves with the supervisor's exit code, its log lines and the number of starts.
 */
function supervised(outcomes, { restarts = true, onStart = () => {} } = {}) {
  const script = join(folder, 'server.cjs');
  const counter = join(folder, 'starts');
  writeFileSync(counter, '');
  writeFileSync(
    script,
    `
    const { appendFileSync, readFileSync } = require('node:fs');
    appendFileSync(${JSON.stringify(counter)}, 'x');
    const outcome = ${JSON.stringify(outcomes)}[readFileSync(${JSON.stringify(counter)}, 'utf8').length - 1];
    process.on('SIGTERM', () => process.exit(0));
    if (outcome === 'kill') process.kill(process.pid, 'SIGKILL');
    else if (outcome === 'run') { setInterval(() => {}, 1000); process.send('runs'); }
    else process.exit(outcome);
  `,
  );
  const lines = [];
  const crashes = [];
  return new Promise((resolve) => {
    const start = () => {
      const server = fork(script, { stdio: 'ignore', execArgv: [] });
      server.once('message', () => onStart(supervisor, server));
      return server;
    };
    const supervisor = supervise(start, {
      restarts,
      log: (line) => lines.push(line),
      exit: (code) => resolve({ code, lines, crashes, starts: readFileSync(counter, 'utf8').length }),
      getDelay: (count) => {
        crashes.push(count);
        return 1;
      },
    });
  });
}

/** Waits until so many servers were started; throws if none is started any more. */
async function waitForStarts(servers, count) {
  for (let attempt = 0; servers.length < count; attempt += 1) {
    if (attempt === 1000) throw new Error('No further server was started.');
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

test('the restart delay grows from one second to thirty', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 40].map(getRestartDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});

test('a server that crashes or is killed is restarted, and crashes in a row are counted', async () => {
  const { code, lines, crashes, starts } = await supervised([1, 'kill', 134, 0]);
  expect({ code, starts }).toEqual({ code: 0, starts: 4 });
  expect([...new Set(crashes)]).toEqual([1, 2, 3]);
  expect(lines).toEqual(['code 1', 'SIGKILL', 'code 134'].map((why) => `The server died (${why}). It starts again in 1 s.`));
});

test('a server that refuses to start is not restarted', async () => {
  expect(await supervised([startRefusedExitCode])).toMatchObject({ code: startRefusedExitCode, starts: 1, lines: [] });
});

test('a server that refuses to start after a crash is not restarted', async () => {
  expect(await supervised([1, startRefusedExitCode])).toMatchObject({ code: startRefusedExitCode, starts: 2 });
});

test('a server that refuses after a crash and a minute of running is restarted', async () => {
  const servers = [];
  const exits = [];
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  const start = () => servers[servers.push(new EventEmitter()) - 1];
  const supervisor = supervise(start, { log: () => {}, exit: (code) => exits.push(code), getDelay: () => 1 });
  now.mockReturnValue(60_000);
  servers[0].emit('exit', null, 'SIGKILL');
  await waitForStarts(servers, 2);
  servers[1].emit('exit', startRefusedExitCode, null);
  await waitForStarts(servers, 3);
  now.mockRestore();
  servers[2].kill = () => servers[2].emit('exit', 0, null);
  supervisor.stop('SIGTERM');
  expect(exits).toEqual([0]);
});

test('a signal stops it', async () => {
  const result = await supervised(['run'], { onStart: (supervisor) => supervisor.stop('SIGTERM') });
  expect(result).toMatchObject({ code: 0, starts: 1, lines: [] });
});

test('a server that is killed by the signal is not restarted', async () => {
  const result = await supervised(['run'], { onStart: (supervisor) => supervisor.stop('SIGKILL') });
  expect(result).toMatchObject({ code: 0, starts: 1, lines: [] });
});

test('with restarts disabled it exits with the code of the server', async () => {
  expect(await supervised([3, 0], { restarts: false })).toMatchObject({ code: 3, starts: 1, lines: [] });
  expect(await supervised(['kill', 0], { restarts: false })).toMatchObject({ code: 1, starts: 1 });
});

describe('several servers', () => {
  const createServer = () => {
    const server = new EventEmitter();
    server.kill = (signal) => server.emit('exit', null, signal);
    return server;
  };
  const superviseThree = () => {
    const servers = [];
    const exits = [];
    const start = () => {
      servers.push(createServer());
      return servers.at(-1);
    };
    const options = { restarts: false, log: () => {}, getDelay: () => 1, exit: (code) => exits.push(code) };
    return { servers, exits, supervisor: superviseAll([start, start, start], options) };
  };

  test('a signal stops all of them, and the last one ends the supervisor', () => {
    const { servers, exits, supervisor } = superviseThree();
    servers[1].emit('exit', 0, null);
    expect(exits).toEqual([]);
    supervisor.stop('SIGTERM');
    supervisor.stop('SIGTERM');
    expect(exits).toEqual([0]);
  });

  test('a crashed one is restarted, also with an outer supervisor, and the others keep running', async () => {
    const { servers, exits, supervisor } = superviseThree();
    servers[0].emit('exit', 1, null);
    await waitForStarts(servers, 4);
    expect(servers).toHaveLength(4);
    expect(exits).toEqual([]);
    supervisor.stop('SIGTERM');
    expect(exits).toEqual([0]);
  });

  test('one that refuses to start ends all', () => {
    const { servers, exits } = superviseThree();
    servers[2].emit('exit', startRefusedExitCode, null);
    expect(exits).toEqual([startRefusedExitCode]);
  });

  test.each([
    [{}, 1],
    [{ WEB_CONCURRENCY: '' }, 1],
    [{ WEB_CONCURRENCY: '4', DATABASE_URL: 'postgres://db' }, 4],
  ])('%p starts %i', (env, count) => {
    expect(readConcurrency(env, {})).toBe(count);
  });

  test.each([[{ WEB_CONCURRENCY: 'many', DATABASE_URL: 'postgres://db' }], [{ WEB_CONCURRENCY: '2' }]])('%p is refused', (env) => {
    const exit = jest.fn();
    readConcurrency(env, { exit, log: () => {} });
    expect(exit).toHaveBeenCalledWith(startRefusedExitCode);
  });
});
