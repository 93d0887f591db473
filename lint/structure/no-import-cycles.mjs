import { readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { fileOf, root, targetOf } from '../places.mjs';

const endings = ['', '.ts', '.tsx', '.mjs', '.js', '.cjs', '/index.ts', '/index.tsx', '/index.mjs', '/index.js'];
const staticImports = /^\s*(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]/gm;

const fileAt = (path) => endings.map((ending) => path + ending).find((name) => statSync(name, { throwIfNoEntry: false })?.isFile());

/** The project file of an import; undefined for packages, modules of Node and missing files. */
function importedFile(specifier, from) {
  const target = targetOf(specifier, from);
  return target.kind === 'project' ? fileAt(fileOf(target.place.path)) : undefined;
}

// Cached by modification time, because an editor keeps the rule loaded while files change.
const read = new Map();

function readImports(file) {
  const { mtimeMs } = statSync(file);
  const known = read.get(file);
  if (known?.mtimeMs === mtimeMs) return known.imports;
  const specifiers = [...readFileSync(file, 'utf8').matchAll(staticImports)].map((match) => match[1] ?? match[2]);
  const imports = specifiers.flatMap((specifier) => importedFile(specifier, file) ?? []);
  read.set(file, { mtimeMs, imports });
  return imports;
}

// A run over the repository looks up each file thousands of times, so its modification time is read at most once per second.
const countsForMs = 1000;
let graph;

function currentGraph() {
  if (graph === undefined || Date.now() > graph.until) graph = { until: Date.now() + countsForMs, imports: new Map(), reached: new Map() };
  return graph;
}

function importsOf(file) {
  const { imports } = currentGraph();
  if (!imports.has(file)) imports.set(file, readImports(file));
  return imports.get(file);
}

/** A file and everything that it imports, directly or indirectly. */
function findReachable(start) {
  const { reached } = currentGraph();
  const known = reached.get(start);
  if (known) return known;
  const files = new Set([start]);
  for (const file of files) for (const next of importsOf(file)) files.add(next);
  reached.set(start, files);
  return files;
}

/** The files on the shortest import path from one file to another. */
function findPath(end, start) {
  const cameFrom = new Map([[start, null]]);
  for (const file of cameFrom.keys()) {
    if (file === end) {
      const way = [];
      for (let at = file; at !== null; at = cameFrom.get(at)) way.unshift(at);
      return way;
    }
    for (const next of importsOf(file)) if (!cameFrom.has(next)) cameFrom.set(next, file);
  }
  throw new Error(`${start} does not reach ${end}`);
}

/**
 * No file may import itself indirectly, not even for types, so that the order in which modules run never matters. Lazy imports do
 * not count.
 */
export const noImportCycles = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { cycle: 'This import is part of a cycle: {{way}}. Move the code that both need into a separate file.' },
  },
  create(context) {
    function check({ source }) {
      if (typeof source?.value !== 'string') return;
      const imported = importedFile(source.value, context.filename);
      if (!imported || !findReachable(imported).has(context.filename)) return;
      const way = findPath(context.filename, imported).map((file) => relative(root, file));
      context.report({ node: source, messageId: 'cycle', data: { way: way.join(' → ') } });
    }
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};
