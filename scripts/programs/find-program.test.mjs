import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, findJourneyBrowser } from './chromium.mjs';
import { findPostgres } from './postgres.mjs';

const before = { ...process.env };
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'find-'));
});
afterEach(() => {
  process.env = { ...before };
  rmSync(folder, { recursive: true });
});

function program(name, exitCode = 0) {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nexit ${exitCode}\n`);
  chmodSync(path, 0o755);
  return path;
}

test('CHROMIUM_PATH names the browser to use', () => {
  process.env.CHROMIUM_PATH = program('mine');
  expect(findChromium()).toBe(process.env.CHROMIUM_PATH);
});

test('CHROMIUM_PATH names the browser of the journeys too', () => {
  process.env.CHROMIUM_PATH = program('mine');
  process.env.PATH = folder;
  program('chromium-headless-shell');
  expect(findJourneyBrowser()).toBe(process.env.CHROMIUM_PATH);
});

test('journeys run in a headless shell that is installed', () => {
  delete process.env.CHROMIUM_PATH;
  process.env.PATH = folder;
  const shell = program('chromium-headless-shell');
  expect(findJourneyBrowser()).toBe(shell);
});

test('rejects a CHROMIUM_PATH that does not run', () => {
  process.env.CHROMIUM_PATH = program('broken', 1);
  expect(findChromium).toThrow(`CHROMIUM_PATH is ${folder}/broken, which is not a browser that runs.`);
});

test('PG_BIN names the folder of PostgreSQL', () => {
  program('initdb');
  program('postgres');
  process.env.PG_BIN = folder;
  expect(findPostgres()).toBe(folder);
});

test('rejects a PG_BIN without initdb', () => {
  program('postgres');
  process.env.PG_BIN = folder;
  expect(findPostgres).toThrow(`PG_BIN is ${folder}, which has no initdb and postgres in it.`);
});
