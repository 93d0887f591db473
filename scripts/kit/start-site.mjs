import { fork } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from '../build.mjs';
import { root, workspaces } from '../builds/build-folders.mjs';
import { loadReleaseTools } from '../builds/node-programs.mjs';
import { readSecretFiles } from '../common/secret-files.mjs';
import { supervise } from '../serve/supervisor.mjs';

/** The installed server of a site, with the release of the shell that it serves at first. */
function findServer() {
  const folder = path.join(root, 'node_modules/@oracle-astra/site-server');
  if (!existsSync(folder))
    throw new Error('This is no repository of a site: it does not have @oracle-astra/site-server. See npm run new -- --site.');
  const [shell] = readdirSync(path.join(folder, 'shell'));
  return { program: path.join(folder, 'dist/site.mjs'), shell: path.join(folder, 'shell', shell) };
}

/** Builds what changed, promotes it unless somebody chose another release, and serves the site until a signal ends it. */
export async function startSite() {
  /** @type {ReturnType<typeof supervise> | null} */
  let supervisor = null;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => (supervisor === null ? process.exit(0) : supervisor.stop(signal)));
  const { program, shell } = findServer();
  const dataDir = path.resolve(process.env.DATA_DIR || '.data');
  const releasesDir = path.resolve(process.env.RELEASES_DIR || path.join(dataDir, 'releases'));
  const folders = Object.values(await build({ workspaces, programNames: [], log: console.log }));
  const { autoPromote } = await loadReleaseTools();
  for (const folder of [shell, ...folders]) {
    const notice = await autoPromote(releasesDir, folder, 'own', readSecretFiles(process.env));
    if (notice) console.log(notice);
  }
  const env = { ...process.env, DATA_DIR: dataDir, RELEASES_DIR: releasesDir };
  supervisor = supervise(() => fork(program, [], { cwd: root, env, stdio: 'inherit', execArgv: ['--enable-source-maps'] }), {
    exit: (code) => process.exit(code),
    log: console.error,
    restarts: process.env.RESTART_SERVER !== '0',
  });
}
