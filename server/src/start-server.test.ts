import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { StartError } from './config/start/start-error';
import type { RunningServer } from './start-server';
import { startServer } from './start-server';
import { migrationsDir } from './testing/databases/test-database';

const folders: string[] = [];
const running: RunningServer[] = [];

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'oracle-astra-server-'));
  folders.push(folder);
  return folder;
}

/** The data of a server that was started once: creating a database takes seconds, copying one a fraction of a second. */
let template: string;
beforeAll(async () => {
  template = mkdtempSync(join(tmpdir(), 'oracle-astra-server-'));
  const first = await start({ DATA_DIR: template });
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  await first.close();
  running.pop();
});
afterAll(() => rmSync(template, { recursive: true, force: true }));

function startedFolder(): string {
  const folder = newFolder();
  cpSync(template, folder, { recursive: true });
  return folder;
}

async function start(env: Record<string, string> = {}): Promise<RunningServer> {
  const server = await startServer(
    { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...env, DATA_DIR: env.DATA_DIR ?? startedFolder() },
    dirname(migrationsDir),
  );
  running.push(server);
  return server;
}

afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

it('serves requests, and after closing neither listens nor locks its data', async () => {
  const dataDir = startedFolder();
  const server = await start({ DATA_DIR: dataDir });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  await server.close();
  running.pop();
  await expect(fetch(`${server.url}/readyz`)).rejects.toThrow();
  const again = await start({ DATA_DIR: dataDir });
  expect((await fetch(`${again.url}/healthz`)).status).toBe(200);
});

it('reports that a port is in use, and releases its data', async () => {
  const { port } = new URL((await start()).url);
  const dataDir = startedFolder();
  const refused = start({ PORT: port, DATA_DIR: dataDir });
  await expect(refused).rejects.toThrow(StartError);
  await expect(refused).rejects.toThrow(`Port ${port} is in use. Stop what uses it, or give another one with PORT.`);
  await start({ DATA_DIR: dataDir });
});

it('reports that its data are in use', async () => {
  const dataDir = startedFolder();
  await start({ DATA_DIR: dataDir });
  await expect(start({ DATA_DIR: dataDir })).rejects.toThrow(/is in use by another server \(process \d+\)/);
});

it('finishes an open request when it is closed', async () => {
  const server = await start();
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  const body = JSON.stringify({ mobile: '919812345678' });
  socket.write(
    `POST /apis/sms/sendOTP.php HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n`,
  );
  await once(socket, 'data');
  const closed = server.close();
  running.pop();
  let response = '';
  socket.on('data', (text: string) => {
    response += text;
  });
  socket.write(body);
  await once(socket, 'close');
  expect(response).toContain('HTTP/1.1 200');
  expect(response).toContain('"status":"success"');
  await closed;
});
