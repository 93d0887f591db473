import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const idsIn = (source: string) => source.match(/[a-z]+__sc-[0-9a-f]+-\d+/g) ?? [];

function differing(one: ReadonlySet<string>, other: ReadonlySet<string>): string[] {
  return [...one].filter((id) => !other.has(id));
}

/**
 * Throws where the builds for the browser (the scripts of `folder`) and for Node (`serverFile`) name their styled
 * components differently: pages would come without their looks, and nothing would say so.
 */
export function refuseOtherComponents(folder: string, serverFile: string): void {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const browser = new Set(scripts.flatMap((name) => idsIn(readFileSync(path.join(folder, name), 'utf8'))));
  const node = new Set(idsIn(readFileSync(serverFile, 'utf8')));
  const alone = [...differing(browser, node).map((id) => `${id} is in the browser's build alone`), ...differing(node, browser).map((id) => `${id} is in the server's build alone`)];
  if (alone.length > 0) throw new Error(`The two builds name styled components differently:\n${alone.join('\n')}`);
}
