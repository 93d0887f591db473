import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { dataFolder } from '../support/site/folders';
import { assembleImage } from '../support/site/image';
import { startProgram } from '../support/site/site';

test('the files that the Dockerfile copies start a site, publish its releases and run the commands of operators', async () => {
  const folder = assembleImage();
  const dataDir = dataFolder();
  const program = [path.join(folder, 'scripts/start.mjs'), '--serve', '--built'];
  const site = await startProgram(program, { dataDir, env: { RELEASES_DIR: path.join(dataDir, 'own-releases') } });
  const page = await (await fetch(`${site.url}/about`)).text();
  const runCommand = (script: string, ...args: string[]) =>
    execFileSync(process.execPath, [path.join(folder, 'scripts', script), ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: '', PORT: String(site.port), DATA_DIR: dataDir, RELEASES_DIR: path.join(dataDir, 'own-releases') },
    });
  const status = runCommand('release.mjs', 'status');
  const ledger = JSON.parse(runCommand('operators.mjs', 'ledger:check')) as { faults: string[] };
  await site.stop();
  expect(page).toContain('<h1');
  expect(status.match(/^(?:chat|forum|commerce|content|shell) /gm)).toHaveLength(5);
  expect(ledger.faults).toEqual([]);
  expect(runCommand('db.mjs', 'check')).toContain('No fault');
});
