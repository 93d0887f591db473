import { existsSync, readFileSync, statSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';

const place = /(?:https?:\/\/[^\s()]+?|[\w.-]+)\/([\w.-]+\.[cm]?js)(?:\?[^\s:]*)?:(\d+):(\d+)/g;
const language = /\.(?:en|hi)(?=\.js$)/;

/**
 * Reads source maps beside built scripts, each once while it stays the same.
 *
 * @param {string[]} folders
 */
function createReader(folders) {
  const maps = new Map();
  return (/** @type {string} */ script) => {
    const file = folders.map((folder) => path.join(folder, `${script}.map`)).find(existsSync);
    if (file === undefined) return null;
    const version = statSync(file).mtimeMs;
    if (maps.get(file)?.version !== version) maps.set(file, { version, map: new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) });
    return maps.get(file).map;
  };
}

/**
 * Maps the positions of a stack to the sources, for folders with source maps.
 *
 * @param {string[]} folders
 */
export function createStackMapper(folders) {
  const read = createReader(folders);
  // Frames from here on are React's own.
  return (/** @type {string} */ stack) =>
    stack.replace(/\n[^\n]*react_stack_bottom_frame[^]*$/, '').replace(place, (/** @type {string} */ whole, script, line, column) => {
      const entry = read(script.replace(language, ''))?.findEntry(Number(line) - 1, Number(column) - 1);
      if (!entry?.originalSource) return whole;
      return `${entry.originalSource.replace(/^webpack:\/\/[^/]*\/(?:\.\/)?/, '')}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
    });
}
