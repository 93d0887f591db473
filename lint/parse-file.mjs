import { readFileSync, statSync } from 'node:fs';
import tseslint from 'typescript-eslint';
import { fileOf, targetOf } from './places.mjs';
import { childrenOf } from './nodes.mjs';

/** @typedef {import('./types').Node} Node */
/** @typedef {import('./types').ScopeManager} ScopeManager */

const endings = ['.ts', '.tsx', '/index.ts', '/index.tsx'];

/**
 * A parsed file with all its nodes.
 *
 * @typedef {ReturnType<typeof parse>} ParsedFile
 */

/** @type {Map<string, { mtimeMs: number, pattern: RegExp, parsed: ParsedFile | undefined }>} */
const parsedFiles = new Map();

/**
 * Parses TypeScript and sets the `parent` of each node. ESLint does so only for the file that it lints.
 *
 * @param {string} code
 */
export function parse(code) {
  // The types of typescript-eslint declare the parser without its options.
  const parser = /** @type {any} */ (tseslint.parser);
  /** @type {{ ast: Node, scopeManager: ScopeManager, visitorKeys: Record<string, string[]> }} */
  const { ast, scopeManager, visitorKeys } = parser.parseForESLint(code, {
    range: true,
    loc: true,
    jsx: true,
    ecmaFeatures: { jsx: true },
    sourceType: 'module',
  });
  /** @type {Node[]} */
  const nodes = [];
  /**
   * @param {Node} node
   * @param {Node | null} parent
   */
  function visit(node, parent) {
    Object.assign(node, { parent });
    nodes.push(node);
    for (const child of childrenOf(node, visitorKeys)) visit(child, node);
  }
  visit(ast, null);
  return { ast, scopeManager, nodes };
}

/**
 * The parsed file of a path, if its code matches `pattern`; undefined otherwise.
 *
 * @param {string} file
 * @param {RegExp} pattern
 */
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

/**
 * The parsed file of a relative import, if its code matches `pattern`; undefined otherwise.
 *
 * @param {string} specifier
 * @param {string} fromFile
 * @param {RegExp} pattern
 */
export function parseImport(specifier, fromFile, pattern) {
  if (!specifier.startsWith('.')) return undefined;
  const target = targetOf(specifier, fromFile);
  if (target.kind !== 'project') return undefined;
  const base = fileOf(target.place.path);
  const file = endings.map((ending) => base + ending).find((path) => statSync(path, { throwIfNoEntry: false })?.isFile());
  return file === undefined ? undefined : parseFile(file, pattern);
}
