import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf } from './build-folders.mjs';
import { createStylesheets } from './stylesheets.mjs';

/**
 * Writes fonts, base styles and the icon into the shell's release; font URLs in the styles point to their published addresses.
 *
 * @param {string} folder
 * @param {{ remote: string, release: string }} names
 */
export function writeShellAssets(folder, { remote, release }) {
  const theme = path.join(folderOf('shared'), 'src/theme');
  mkdirSync(path.join(folder, 'fonts'), { recursive: true });
  /** @param {string} file */
  const publishFont = (file) => {
    const content = readFileSync(path.join(theme, file));
    const hashed = file.replace(/\.woff2$/, `.${createHash('sha256').update(content).digest('hex').slice(0, 8)}.woff2`);
    writeFileSync(path.join(folder, hashed), content);
    return `/releases/${remote}/${release}/${hashed}`;
  };
  // Downloaded font faces are separate files because the document loads them after the first paint (docs/decisions/0012-fonts-and-stand-ins.md).
  const stylesheets = createStylesheets(readFileSync(path.join(theme, 'base.css'), 'utf8'), publishFont);
  for (const [name, css] of Object.entries(stylesheets)) writeFileSync(path.join(folder, `${name}.css`), css);
  writeFileSync(path.join(folder, 'icon.svg'), readFileSync(path.join(folderOf('shell'), 'assets/icon.svg')));
}
