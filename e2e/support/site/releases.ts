import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Descriptor, Registry } from '@oracle-astra/shared/contract';
import type { Site } from './site';

/** Files that name their release and its scripts; older releases have none. */
const namingFiles = ['mf-manifest.json', 'bom.cdx.json'];
const root = path.resolve(__dirname, '../../..');

/** Journeys release faulty builds on purpose, which the check would refuse. */
const getOverrideOption = ([command = '']: string[]) => (['promote', 'canary'].includes(command) ? ['--override', 'a journey'] : []);

const getCommandLine = (site: Site, args: string[]) =>
  [
    process.execPath,
    [path.join(root, 'scripts/release.mjs'), ...args, ...getOverrideOption(args)],
    { cwd: root, env: { ...process.env, DATA_DIR: site.dataDir }, encoding: 'utf8' },
  ] as const;

/** Runs the release CLI on the releases of a site; returns its output. */
export function runRelease(site: Site, ...args: string[]): string {
  return execFileSync(...getCommandLine(site, args));
}

/** Like `runRelease`, without blocking the test. */
export async function runReleaseAsync(site: Site, ...args: string[]): Promise<string> {
  return (await promisify(execFile)(...getCommandLine(site, args))).stdout;
}

export function getStableRelease(site: Site, remote: string): string {
  const registry = JSON.parse(readFileSync(path.join(site.releasesDir, 'registry.json'), 'utf8')) as Registry;
  const channel = registry.remotes[remote];
  if (!channel) throw new Error(`${remote} has no stable release`);
  return channel.stable;
}

/** The changes of a copied release. */
export interface Variant {
  /** Transforms the code of each script. */
  script?: (source: string) => string;
  /** Transforms the Node build. */
  server?: (source: string) => string;
  descriptor?: (described: Descriptor) => Descriptor;
}

/** Publishes a changed copy of the stable release of a remote, with its own release and container name; returns the release name. */
export function publishVariant(
  site: Site,
  remote: string,
  suffix: string,
  { script = (same) => same, server, descriptor = (same) => same }: Variant,
): string {
  const stable = getStableRelease(site, remote);
  const folder = mkdtempSync(path.join(tmpdir(), 'variant-'));
  cpSync(path.join(site.releasesDir, remote, stable), folder, { recursive: true });
  const described = JSON.parse(readFileSync(path.join(folder, 'descriptor.json'), 'utf8')) as Descriptor;
  const container = `${described.container}_${suffix.replace(/\W/g, '_')}`;
  const edited = (source: string) => script(source.replaceAll(described.container, container));
  for (const name of readdirSync(folder)) {
    if (/\.js\.(br|gz)$/.test(name)) rmSync(path.join(folder, name));
    else if (/\.js$/.test(name)) writeFileSync(path.join(folder, name), edited(readFileSync(path.join(folder, name), 'utf8')));
  }
  for (const name of namingFiles) for (const ending of ['', '.br', '.gz']) rmSync(path.join(folder, name + ending), { force: true });
  if (server) {
    const file = path.join(folder, 'server.cjs');
    writeFileSync(file, server(readFileSync(file, 'utf8')));
  }
  // Without a manifest and a list of packages, like older releases, because the changed scripts are only for this site's own pages.
  const files = described.files
    .filter(({ name }) => !namingFiles.includes(name))
    .map((file) => {
      const content = readFileSync(path.join(folder, file.name));
      return { ...file, bytes: content.length, integrity: `sha384-${createHash('sha384').update(content).digest('base64')}` };
    });
  const changed = descriptor({ ...described, container, release: `${stable}-${suffix}`, files });
  writeFileSync(path.join(folder, 'descriptor.json'), JSON.stringify(changed));
  runRelease(site, 'publish', folder);
  rmSync(folder, { recursive: true });
  return changed.release;
}
