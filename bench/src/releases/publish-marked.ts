import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Descriptor } from '@oracle-astra/shared/contract';
import { publish, readDescriptor } from '../../../release/src';
import { markText, toMarkedName } from './marked-pages';

interface Marked {
  remote: string;
  /** The release to copy. */
  release: string;
  /** The text to mark in its scripts and in its build for the server. */
  text: string;
  number: number;
}

const integrityOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Publishes a copy of a release whose pages show its number; returns its name. Throws if it does not have the text. */
export async function publishMarked(releasesDir: string, { remote, release, text, number }: Marked): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'oracle-astra-bench-release-'));
  try {
    cpSync(join(releasesDir, remote, release), folder, { recursive: true });
    const described = await readDescriptor(releasesDir, remote, release);
    const container = `${described.container}_marked${number}`;
    let changed = 0;
    for (const name of readdirSync(folder)) {
      const file = join(folder, name);
      if (/^(?:signature|mf-manifest|bom\.cdx)\.json|\.js\.(?:br|gz)$/.test(name)) rmSync(file);
      if (!/\.c?js$/.test(name)) continue;
      const source = readFileSync(file, 'utf8');
      if (source.includes(text)) changed += 1;
      writeFileSync(file, markText(source, text, number).replaceAll(described.container, container));
    }
    // At least one script and the build for the server.
    if (changed < 2) throw new Error(`${release} does not say "${text}"`);
    const files = described.files
      .filter(({ name }) => name !== 'mf-manifest.json' && name !== 'bom.cdx.json')
      .map((file) => {
        const content = readFileSync(join(folder, file.name));
        return { ...file, bytes: content.length, integrity: integrityOf(content) };
      });
    const copy: Descriptor = { ...described, container, release: toMarkedName(release, number), files };
    writeFileSync(join(folder, 'descriptor.json'), JSON.stringify(copy));
    await publish(releasesDir, folder);
    return copy.release;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
