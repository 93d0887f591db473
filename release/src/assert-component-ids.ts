import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const findComponentIds = (source: string) => source.match(/[a-z]+__sc-[0-9a-f]+-\d+/g) ?? [];

function difference(one: ReadonlySet<string>, other: ReadonlySet<string>): string[] {
  return [...one].filter((id) => !other.has(id));
}

/**
 * Throws when the browser build (the scripts of `folder`) and the Node build (`serverFile`) have different ids of styled
 * components: rendered pages would lack their styles without any error.
 */
export function assertComponentIds(folder: string, serverFile: string): void {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const browser = new Set(scripts.flatMap((name) => findComponentIds(readFileSync(path.join(folder, name), 'utf8'))));
  const node = new Set(findComponentIds(readFileSync(serverFile, 'utf8')));
  const mismatches = [
    ...difference(browser, node).map((id) => `${id} is in the browser's build alone`),
    ...difference(node, browser).map((id) => `${id} is in the server's build alone`),
  ];
  if (mismatches.length > 0) throw new Error(`The two builds name styled components differently:\n${mismatches.join('\n')}`);
}
