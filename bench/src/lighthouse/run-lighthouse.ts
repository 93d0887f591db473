import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseScores, restCategories, type LighthouseReport, type Scores } from './scores';

interface Tools {
  cli: string;
  chromiumPath: string;
}

/** With some versions of Chromium every second trace lacks its beginning (NO_NAVSTART). */
const maxAttempts = 8;
const timeoutMs = 180_000;
const chromeFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

async function runOnce(address: string, { cli, chromiumPath }: Tools, output: string): Promise<Scores | null> {
  const args = [
    cli,
    address,
    '--quiet',
    `--only-categories=${['performance', ...restCategories].join(',')}`,
    '--no-enable-error-reporting',
    '--output=json',
    `--output-path=${output}`,
    `--chrome-flags=${chromeFlags.join(' ')}`,
  ];
  try {
    await promisify(execFile)(process.execPath, args, { env: { ...process.env, CHROME_PATH: chromiumPath }, timeout: timeoutMs });
    return parseScores(JSON.parse(readFileSync(output, 'utf8')) as LighthouseReport);
  } catch {
    return null;
  }
}

/** Runs Lighthouse once with its mobile defaults, and again after a failure. Throws after eight failures. */
export async function runLighthouse(address: string, tools: Tools): Promise<Scores> {
  const folder = mkdtempSync(join(tmpdir(), 'oracle-astra-bench-lighthouse-'));
  try {
    for (let count = 0; count < maxAttempts; count += 1) {
      const scores = await runOnce(address, tools, join(folder, `${count}.json`));
      if (scores) return scores;
    }
    throw new Error(`Lighthouse failed ${maxAttempts} times at ${address}.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
