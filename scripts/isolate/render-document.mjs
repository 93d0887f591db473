import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The scripts of each entry in the folder of the build, in order.
 *
 * @param {string} folder
 */
const readEntries = (folder) => JSON.parse(readFileSync(path.join(folder, 'entries.json'), 'utf8'));

/**
 * The document of the list of pages, of the switchboard, or of the frame, by its path.
 *
 * @param {string} workspace
 * @param {string} folder
 * @param {string} pathname
 */
export function renderDocument(workspace, folder, pathname) {
  const isFrame = pathname.startsWith('/frame/');
  // The switchboard follows the system; its setting affects only the frame.
  const theme = isFrame ? (/[/,]theme=(dark|light)\b/.exec(pathname)?.[1] ?? 'system') : 'system';
  const scripts = readEntries(folder)[isFrame ? 'frame' : 'switchboard'];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${workspace} alone</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/theme/base.css?theme=${theme}">
</head><body><div id="root"></div>${scripts.map((/** @type {string} */ file) => `<script defer src="/assets/${file}"></script>`).join('')}</body></html>`;
}
