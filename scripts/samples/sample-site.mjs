import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../builds/build-folders.mjs';

async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
  probe.close();
  return port;
}

/** The first start builds everything. */
const startMs = 600_000;

/** Starts a separate site with the releases of this checkout and sample content; resolves when it listens. */
export async function startSampleSite() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'samples-site-'));
  const port = await findFreePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, READER_PACE_MS: '1', RENDER_BUDGET_MS: '5000', RESTART_SERVER: '0' };
  const child = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let isListening = false;
  child.stdout.setEncoding('utf8').on('data', (part) => (isListening ||= part.includes('Oracle & Astra is at')));
  for (const began = Date.now(); !isListening;) {
    if (child.exitCode !== null || Date.now() - began > startMs) {
      child.kill('SIGTERM');
      throw new Error('The site of the samples did not start');
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const url = `http://localhost:${port}`;
  /**
   * Runs the release program on its releases; never rejects.
   *
   * @param {string[]} args
   */
  const release = (args) =>
    new Promise((resolve) => {
      const options = { cwd: root, env: { ...process.env, DATA_DIR: dataDir }, maxBuffer: 1 << 26 };
      execFile(process.execPath, [path.join(root, 'scripts/release.mjs'), ...args], options, (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, stdout, stderr }),
      );
    });
  return {
    url,
    release,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
