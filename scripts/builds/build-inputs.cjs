const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

const importPattern = /(?:from|import\(|import|require\(|require\.resolve\(|devFile\()\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/**
 * The file that an import resolves to; null if it is not a source file, such as a folder of outputs.
 *
 * @param {string} from
 * @param {string} name
 */
function resolveImport(from, name) {
  const target = path.resolve(path.dirname(from), name);
  const file = [target, `${target}.mjs`, `${target}.cjs`, `${target}.js`].find((each) => existsSync(each) && path.extname(each) !== '');
  return file ?? null;
}

/**
 * The files of some programs, including their imports but no packages; sorted.
 *
 * @param {string[]} programs
 */
exports.listProgramFiles = (programs) => {
  const found = new Set();
  const waiting = [...programs];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    if (!/\.[cm]?js$/.test(file)) continue;
    for (const [, name] of readFileSync(file, 'utf8').matchAll(importPattern)) {
      const imported = resolveImport(file, name);
      if (imported !== null) waiting.push(imported);
    }
  }
  return [...found].sort();
};
