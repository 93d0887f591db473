import { sign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Descriptor, ReleaseUpload } from '@oracle-astra/shared/contract';
import { exists } from './files/atomic-files';
import { proveKey } from './files/key-proof';
import { readDescriptorFile } from './files/release-folder';
import { assertUntouched } from './files/release-integrity';
import { assertMayRelease, type Signer } from './files/signatures';

const timeoutMs = 60_000;

/** The names of the files in a build: those that the descriptor lists, and their brotli copies, which a server would compress less. */
async function listSent(buildFolder: string, { files, server }: Descriptor): Promise<string[]> {
  const names: string[] = [];
  for (const { name } of files) {
    names.push(name);
    if (name !== server && (await exists(path.join(buildFolder, `${name}.br`)))) names.push(`${name}.br`);
  }
  return names;
}

/** The body of a release that is sent to a site: the descriptor's text, its signature, and the files in base64. */
export async function toUpload(buildFolder: string, signer: Signer): Promise<ReleaseUpload> {
  const descriptor = await readDescriptorFile(buildFolder, `${buildFolder} is no built release: it holds no descriptor.json`);
  await assertUntouched(buildFolder, descriptor);
  assertMayRelease(signer, descriptor.remote);
  const text = await readFile(path.join(buildFolder, 'descriptor.json'), 'utf8');
  const files: ReleaseUpload['files'] = {};
  for (const name of await listSent(buildFolder, descriptor)) files[name] = await readFile(path.join(buildFolder, name), 'base64');
  return {
    descriptor: text,
    key: signer.id,
    signature: sign(null, Buffer.from(text), signer.privateKey).toString('base64'),
    files,
  };
}

/** A sentence for a response without one, which comes from a proxy. */
function explain(status: number, sent: string): string {
  if (status !== 413) return 'no reason was given';
  const megabytes = (Buffer.byteLength(sent) / 1024 / 1024).toFixed(1);
  return `a proxy before the site takes no request of ${megabytes} MB. Let it take 32 MB, as the site does: proxy-body-size of an ingress, client_max_body_size of nginx`;
}

/** Sends a built release to a site. Rejects with the site's sentence if it is refused. */
export async function upload(buildFolder: string, signer: Signer, site: string): Promise<Pick<Descriptor, 'remote' | 'release'>> {
  const body = await toUpload(buildFolder, signer);
  const text = JSON.stringify(body);
  const response = await fetch(new URL('/ops/releases', site), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...proveKey(signer, new Date()) },
    body: text,
    signal: AbortSignal.timeout(timeoutMs),
  });
  // For an answer that is not JSON, such as a proxy's page, the status is reported.
  const answer = (await response.json().catch(() => ({}))) as { message?: string };
  if (!response.ok)
    throw new Error(`${site} refuses the release (${response.status}): ${answer.message ?? explain(response.status, text)}`);
  return JSON.parse(body.descriptor) as Descriptor;
}
