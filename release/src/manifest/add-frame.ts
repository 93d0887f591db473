import { cpSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { localizeInPlace, type ScriptLocalizer } from '../messages/localize-scripts';
import { manifestFile } from './manifest';
import { completeManifest, type ReleaseFacts } from './write-remote-manifest';

/** The folder, within a release of the shell, of the scripts for hosts that are not ours. */
const frameScripts = 'mf';

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
  completeManifest(folder, facts, (manifest) => ({
    ...manifest,
    shared: manifest.shared.map((each) => {
      const version = provides[each.name] ?? each.version;
      return { ...each, version, requiredVersion: `^${version}` };
    }),
  }));
}
