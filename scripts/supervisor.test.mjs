import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pauseAfter, refusedToStart, supervise } from './supervisor.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervisor-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Supervises a process that counts its starts and then does, at each, what stands in `lives` for it. Resolves with the
 * code that the supervisor ends with, its lines and the number of starts.
 */
function supervised(lives, { restarts = true, onStart = () => {} } = {}) {
  const script = join(folder, 'server.cjs');
  const counter = join(folder, 'starts');
  writeFileSync(counter, '');
  writeFileSync(script, `
    const { appendFileSync, readFileSync } = require('node:fs');
    appendFileSync(${JSON.stringify(counter)}, 'x');
    const life = ${JSON.stringify(lives)}[readFileSync(${JSON.stringify(counter)}, 'utf8').length - 1];
    process.on('SIGTERM', () => process.exit(0));
    if (life === 'kill') process.kill(process.pid, 'SIGKILL');
    else if (life === 'run') { setInterval(() => {}, 1000); process.send('runs'); }
    else process.exit(life);
  `);
  const lines = [];
  const deaths = [];
  return new Promise((resolve) => {
    const start = () => {
      const server = fork(script, { stdio: 'ignore', execArgv: [] });
      server.once('message', () => onStart(supervisor, server));
      return server;
    };
    const supervisor = supervise(start, {
      restarts,
      say: (line) => lines.push(line),
      exit: (code) => resolve({ code, lines, deaths, starts: readFileSync(counter, 'utf8').length }),
      pause: (count) => {
        deaths.push(count);
        return 1;
      },
    });
  });
}

test('the pause grows from a second to half a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 40].map(pauseAfter)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});

test('a server that crashes or is killed is started again, and each death in a row counts', async () => {
  const { code, lines, deaths, starts } = await supervised([1, 'kill', 134, 0]);
  expect({ code, starts }).toEqual({ code: 0, starts: 4 });
  expect([...new Set(deaths)]).toEqual([1, 2, 3]);
  expect(lines).toEqual(['code 1', 'SIGKILL', 'code 134'].map((why) => `The server died (${why}). It starts again in 1 s.`));
});

test('a server that refuses to start ends at once', async () => {
  expect(await supervised([refusedToStart])).toMatchObject({ code: refusedToStart, starts: 1, lines: [] });
});

test('a server that refuses after a crash is not asked again', async () => {
  expect(await supervised([1, refusedToStart])).toMatchObject({ code: refusedToStart, starts: 2 });
});

test('a signal ends it in order', async () => {
  const answer = await supervised(['run'], { onStart: (supervisor) => supervisor.end('SIGTERM') });
  expect(answer).toMatchObject({ code: 0, starts: 1, lines: [] });
});

test('a server that dies of the signal itself is not started again', async () => {
  const answer = await supervised(['run'], { onStart: (supervisor) => supervisor.end('SIGKILL') });
  expect(answer).toMatchObject({ code: 0, starts: 1, lines: [] });
});

test('without restarts its end is the end', async () => {
  expect(await supervised([3, 0], { restarts: false })).toMatchObject({ code: 3, starts: 1, lines: [] });
  expect(await supervised(['kill', 0], { restarts: false })).toMatchObject({ code: 1, starts: 1 });
});
