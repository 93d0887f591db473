import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readDescriptor, type Descriptor } from '@oracle-astra/shared/contract';
import { bomFile } from '../bom/bom';
import { createBom, type BomSubject } from '../bom/create-bom';
import { compressFiles, listReleaseFiles } from '../files/release-files';

export interface BuildInfo {
  remote: string;
  version: string;
  release: string;
  container: string;
  commit: string | null;
  /** Brotli quality of the compressed files, 0 to 11. */
  quality: number;
  /** The packages in the builds; without a lock file they are not known. */
  bom?: Pick<BomSubject, 'packages' | 'tools'> | undefined;
}

type Content = Omit<Descriptor, 'files'>;

async function writeBom(folder: string, bom: BuildInfo['bom'], { remote, release, commit }: Content): Promise<void> {
  if (bom === undefined) return;
  const content = createBom({ name: remote, version: release, commit, ...bom });
  await writeFile(path.join(folder, bomFile), `${JSON.stringify(content, null, 1)}\n`);
}

/** Writes the list of packages, the compressed copies of the files, and the descriptor, which lists all of them. */
export async function writeDescriptor(
  folder: string,
  { quality, bom }: Pick<BuildInfo, 'quality' | 'bom'>,
  content: Content,
): Promise<Descriptor> {
  await writeBom(folder, bom, content);
  const files = await listReleaseFiles(folder);
  const descriptor = readDescriptor({ ...content, files });
  await compressFiles(
    folder,
    files.filter(({ name }) => name !== content.server),
    quality,
  );
  await writeFile(path.join(folder, 'descriptor.json'), `${JSON.stringify(descriptor, null, 1)}\n`);
  return descriptor;
}
