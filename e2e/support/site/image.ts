import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { emptyFolder } from './folders';

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface LockFile {
  packages: Record<string, { dev?: boolean; devOptional?: boolean; link?: boolean }>;
}

/** Links the packages that `npm prune --omit=dev` would keep, according to the lock file. */
function linkPackages(folder: string): void {
  const { packages } = JSON.parse(read('package-lock.json')) as LockFile;
  for (const [place, { dev, devOptional, link }] of Object.entries(packages)) {
    if (!/^node_modules\/(?:@[^/]+\/)?[^/@]+$/.test(place) || dev || devOptional || link) continue;
    const target = path.join(folder, place);
    mkdirSync(path.dirname(target), { recursive: true });
    symlinkSync(path.join(root, place), target);
  }
}

/** A folder with the files that the Dockerfile copies into the image, and nothing else. */
export function assembleImage(): string {
  const folder = emptyFolder();
  for (const [, from = '', to = ''] of read('Dockerfile').matchAll(/^COPY --from=build \/app\/(\S+) (\S+)$/gm)) {
    if (from === 'node_modules') {
      linkPackages(folder);
      continue;
    }
    const target = path.join(folder, to, to.endsWith('/') ? path.basename(from) : '');
    mkdirSync(path.dirname(target), { recursive: true });
    if (from.endsWith('/node_modules')) symlinkSync(path.join(root, from), target);
    else cpSync(path.join(root, from), target, { recursive: true });
  }
  return folder;
}
