import { readFileSync, statSync } from 'node:fs';
import tseslint from 'typescript-eslint';
import { fileOf, targetOf } from './places.mjs';

const endings = ['.ts', '.tsx', '/index.ts', '/index.tsx'];
const parsedFiles = new Map();

/** Parses TypeScript and sets the `parent` of each node. ESLint does so only for the file that it lints. */
export function parse(code) {
  // The types of typescript-eslint declare the parser without its options.
  const parser = /** @type {any} */ (tseslint.parser);
  const { ast, scopeManager, visitorKeys } = parser.parseForESLint(code, {
    range: true,
    loc: true,
    jsx: true,
    ecmaFeatures: { jsx: true },
    sourceType: 'module',
  });
  const nodes = [];
  function visit(node, parent) {
    node.parent = parent;
    nodes.push(node);
    // A hole in an array pattern is null.
    for (const child of (visitorKeys[node.type] ?? []).flatMap((key) => node[key] ?? []).filter(Boolean)) visit(child, node);
  }
  visit(ast, null);
  return { ast, scopeManager, nodes };
}

/** The parsed file of a path, if its code matches `pattern`; undefined otherwise. */
export function parseFile(file, pattern) {
  const { mtimeMs } = statSync(file);
  const cached = parsedFiles.get(file);
  // Compared with the file's time, because an editor keeps this module loaded while files change.
  if (cached?.mtimeMs === mtimeMs && cached.pattern === pattern) return cached.parsed;
  const code = readFileSync(file, 'utf8');
  const parsed = pattern.test(code) ? parse(code) : undefined;
  parsedFiles.set(file, { mtimeMs, pattern, parsed });
  return parsed;
}

/** The parsed file of a relative import, if its code matches `pattern`; undefined otherwise. */
export function parseImport(specifier, fromFile, pattern) {
  if (!specifier.startsWith('.')) return undefined;
  const base = fileOf(targetOf(specifier, fromFile).place.path);
  const file = endings.map((ending) => base + ending).find((path) => statSync(path, { throwIfNoEntry: false })?.isFile());
  return file === undefined ? undefined : parseFile(file, pattern);
}
