import { sign } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Descriptor, ReleaseUpload } from '@oracle-astra/shared/contract';
import { proveKey } from './key-proof';
import { readDescriptorFile } from './release-folder';
import { assertUntouched } from './release-integrity';
import { assertMayRelease, type Signer } from './signatures';

const timeoutMs = 60_000;

/** The names of the files in a build: those that the descriptor lists, and their brotli copies, which a server would make larger. */
const listSent = (buildFolder: string, { files, server }: Descriptor) =>
  files.flatMap(({ name }) => [name, ...(name !== server && existsSync(path.join(buildFolder, `${name}.br`)) ? [`${name}.br`] : [])]);

/** The body of a release that is sent to a site: the descriptor's text, its signature, and the files in base64. */
export function toUpload(buildFolder: string, signer: Signer): ReleaseUpload {
  const descriptor = readDescriptorFile(buildFolder, `${buildFolder} is no built release: it holds no descriptor.json`);
  assertUntouched(buildFolder, descriptor);
  assertMayRelease(signer, descriptor.remote);
  const text = readFileSync(path.join(buildFolder, 'descriptor.json'), 'utf8');
  return {
    descriptor: text,
    key: signer.id,
    signature: sign(null, Buffer.from(text), signer.privateKey).toString('base64'),
    files: Object.fromEntries(
      listSent(buildFolder, descriptor).map((name) => [name, readFileSync(path.join(buildFolder, name)).toString('base64')]),
    ),
  };
}

/** Sends a built release to a site. Rejects with the site's sentence where it is refused. */
export async function upload(buildFolder: string, signer: Signer, site: string): Promise<Pick<Descriptor, 'remote' | 'release'>> {
  const body = toUpload(buildFolder, signer);
  const response = await fetch(new URL('/ops/releases', site), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...proveKey(signer, new Date()) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  // An answer that is no JSON, such as a proxy's page; its status is reported.
  const answer = (await response.json().catch(() => ({}))) as { message?: string };
  if (!response.ok) throw new Error(`${site} refuses the release (${response.status}): ${answer.message ?? 'no reason was given'}`);
  return JSON.parse(body.descriptor) as Descriptor;
}
