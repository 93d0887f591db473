import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { collectOutput } from '../support/site/child-output';
import { dataFolder, emptyFolder } from '../support/site/folders';
import { startExpectingFailure, freePort, startWithNpm } from '../support/site/site';
import { addBirth, callApi, signIn } from '../support/users';

test('messages of a start are separated from the log, whichever is first', async () => {
  const program = `console.log('{"level":40}'); console.error('Port ₹ is in use.'); console.log('{"level":40}')`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'pipe'] });
  const { all, errors } = collectOutput(child);
  await once(child, 'close');
  expect(errors()).toEqual(['Port ₹ is in use.']);
  expect(all().match(/level/g)).toHaveLength(2);
});

test('a port in use is reported in one sentence', async () => {
  const port = await freePort();
  const other = createServer().listen(port, 'localhost');
  await new Promise((resolve) => other.once('listening', resolve));
  const { code, errors } = await startExpectingFailure({ PORT: String(port), DATA_DIR: emptyFolder() });
  other.close();
  expect(code).toBe(78);
  expect(errors).toEqual([expect.stringContaining(`Port ${port} is in use`)]);
});

test('a data folder that another server uses is reported in one sentence, and the start is not repeated', async () => {
  const site = await startWithNpm({ dataDir: dataFolder() });
  const { code, errors } = await startExpectingFailure({ PORT: String(await freePort()), DATA_DIR: site.dataDir, RESTART_SERVER: '1' });
  await site.stop();
  expect(code).toBe(78);
  expect(errors).toEqual([expect.stringContaining(site.dataDir)]);
});

test('a folder with other content is left unchanged and reported in one sentence', async () => {
  const dataDir = emptyFolder();
  mkdirSync(path.join(dataDir, 'database'), { recursive: true });
  writeFileSync(path.join(dataDir, 'database', 'holiday.txt'), 'not a database');
  const { code, errors } = await startExpectingFailure({ PORT: String(await freePort()), DATA_DIR: dataDir });
  expect(code).not.toBe(0);
  expect(errors).toEqual([expect.stringContaining(dataDir)]);
});

test('stored data remains after a graceful stop and a restart', async () => {
  const first = await startWithNpm({ dataDir: dataFolder() });
  const jwt = await signIn(first, '9876500001');
  const bid = await addBirth(first, jwt);
  await first.stop();
  const second = await startWithNpm({ dataDir: first.dataDir });
  const { status } = await callApi(second, '/apis/chats/startChat.php', { bid, astrologer: 'Oracle' }, jwt);
  await second.stop();
  expect(status).toBe('success');
});
