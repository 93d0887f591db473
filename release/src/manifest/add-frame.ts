import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { localizeInPlace, type ScriptLocalizer } from '../messages/localize-scripts';
import { toIntegrity } from '../files/release-files';
import { getEntryFile, manifestFile, parseManifest } from './manifest';
import { completeManifest, type ReleaseFacts } from './write-remote-manifest';

/** The folder, within a release of the shell, of the scripts for hosts that are not ours. */
const frameScripts = 'mf';

/** The placeholder in the entry until the hashes are known (`scripts/plain-host/frame-integrity.mjs`). */
const hashesPlace = 'astra-frame-hashes';

/** Writes the hash of each script of the frame into its entry, which loads them. */
function listHashes(folder: string): void {
  const entry = path.join(folder, getEntryFile(parseManifest(readFileSync(path.join(folder, manifestFile), 'utf8'))));
  const scripts = readdirSync(path.dirname(entry)).filter((name) => name.endsWith('.js') && name !== path.basename(entry));
  const pairs = scripts.sort().map((name) => `${name}:${toIntegrity(readFileSync(path.join(path.dirname(entry), name)))}`);
  writeFileSync(entry, readFileSync(entry, 'utf8').replace(hashesPlace, pairs.join(' ')));
}

interface Frame extends ReleaseFacts {
  /** The build of the frame with its manifest. */
  frameFolder: string;
  localizer: ScriptLocalizer;
  provides: Record<string, string>;
}

/** Adds the frame for hosts that are not ours to a release of the shell. Does nothing without its build, as in development. */
export function addFrame(folder: string, { frameFolder, localizer, provides, ...facts }: Frame): void {
  if (!existsSync(path.join(frameFolder, manifestFile))) return;
  cpSync(frameFolder, folder, { recursive: true });
  for (const name of readdirSync(path.join(folder, frameScripts))) localizeInPlace(path.join(folder, frameScripts, name), localizer);
  listHashes(folder);
  completeManifest(folder, facts, (manifest) => ({
    ...manifest,
    shared: manifest.shared.map((each) => {
      const version = provides[each.name] ?? each.version;
      return { ...each, version, requiredVersion: `^${version}` };
    }),
  }));
}
