import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRestartDelay, startRefusedExitCode, supervise } from './supervisor.mjs';

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
