import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const findComponentIds = (source: string) => source.match(/[a-z]+__sc-[0-9a-f]+-\d+/g) ?? [];

function difference(one: ReadonlySet<string>, other: ReadonlySet<string>): string[] {
  return [...one].filter((id) => !other.has(id));
}

/**
 * Rejects when the browser build (the scripts of `folder`) and the Node build (`serverFile`) have different ids of styled
 * components: rendered pages would lack their styles without any error.
 */
export async function assertComponentIds(folder: string, serverFile: string): Promise<void> {
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const sources = await Promise.all(scripts.map((name) => readFile(path.join(folder, name), 'utf8')));
  const browser = new Set(sources.flatMap(findComponentIds));
  const node = new Set(findComponentIds(await readFile(serverFile, 'utf8')));
  const mismatches = [
    ...difference(browser, node).map((id) => `${id} is in the browser's build alone`),
    ...difference(node, browser).map((id) => `${id} is in the server's build alone`),
  ];
  if (mismatches.length > 0) throw new Error(`The two builds name styled components differently:\n${mismatches.join('\n')}`);
}
