import { readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { fileOf, root, targetOf } from '../places.mjs';
import { stringOf } from '../nodes.mjs';

/** @typedef {import('../types').Rule} Rule */
/** @typedef {import('../types').Node} Node */

const endings = ['', '.ts', '.tsx', '.mjs', '.js', '.cjs', '/index.ts', '/index.tsx', '/index.mjs', '/index.js'];
const staticImports = /^\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]/gm;

/** @param {string} path */
const fileAt = (path) => endings.map((ending) => path + ending).find((name) => statSync(name, { throwIfNoEntry: false })?.isFile());

/**
 * The project file of an import; undefined for packages, modules of Node and missing files.
 *
 * @param {string} specifier
 * @param {string} from
 */
function importedFile(specifier, from) {
  const target = targetOf(specifier, from);
  return target.kind === 'project' ? fileAt(fileOf(target.place.path)) : undefined;
}

// Cached by modification time, because an editor keeps the rule loaded while files change.
/** @type {Map<string, { mtimeMs: number, imports: string[] }>} */
const read = new Map();

/** @param {string} file */
function readImports(file) {
  const { mtimeMs } = statSync(file);
  const known = read.get(file);
  if (known?.mtimeMs === mtimeMs) return known.imports;
  const specifiers = [...readFileSync(file, 'utf8').matchAll(staticImports)].map((match) => match[1] ?? match[2] ?? '');
  const imports = specifiers.flatMap((specifier) => importedFile(specifier, file) ?? []);
  read.set(file, { mtimeMs, imports });
  return imports;
}

// A run over the repository looks up each file thousands of times, so its modification time is read at most once per second.
const countsForMs = 1000;
/** @type {{ until: number, imports: Map<string, string[]>, reached: Map<string, Set<string>> } | undefined} */
let graph;

function currentGraph() {
  if (graph === undefined || Date.now() > graph.until) graph = { until: Date.now() + countsForMs, imports: new Map(), reached: new Map() };
  return graph;
}

/** @param {string} file */
function importsOf(file) {
  const { imports } = currentGraph();
  const known = imports.get(file);
  if (known) return known;
  const found = readImports(file);
  imports.set(file, found);
  return found;
}

/**
 * A file and everything that it imports, directly or indirectly.
 *
 * @param {string} start
 */
function findReachable(start) {
  const { reached } = currentGraph();
  const known = reached.get(start);
  if (known) return known;
  const files = new Set([start]);
  for (const file of files) for (const next of importsOf(file)) files.add(next);
  reached.set(start, files);
  return files;
}

/**
 * The files on the shortest import path from one file to another.
 *
 * @param {string} end
 * @param {string} start
 */
function findPath(end, start) {
  /** @type {Map<string, string | null>} */
  const cameFrom = new Map([[start, null]]);
  for (const file of cameFrom.keys()) {
    if (file === end) {
      const way = [];
      for (let at = /** @type {string | null} */ (file); at !== null; at = cameFrom.get(at) ?? null) way.unshift(at);
      return way;
    }
    for (const next of importsOf(file)) if (!cameFrom.has(next)) cameFrom.set(next, file);
  }
  throw new Error(`${start} does not reach ${end}`);
}

/**
 * No file may import itself indirectly, not even for types, so that the order in which modules run never matters. Lazy imports do
 * not count.
 *
 * @type {Rule}
 */
export const noImportCycles = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { cycle: 'This import is part of a cycle: {{way}}. Move the code that both need into a separate file.' },
  },
  create(context) {
    /** @param {{ source: Node | null }} declaration */
    function check({ source }) {
      const specifier = stringOf(source);
      if (!source || specifier === undefined) return;
      const imported = importedFile(specifier, context.filename);
      if (!imported || !findReachable(imported).has(context.filename)) return;
      const way = findPath(context.filename, imported).map((file) => relative(root, file));
      context.report({ node: source, messageId: 'cycle', data: { way: way.join(' → ') } });
    }
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};
