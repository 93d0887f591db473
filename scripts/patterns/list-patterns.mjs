import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** @typedef {{ pattern: RegExp, place: string }} FoundPattern */

/**
 * The regular expressions in a source, with their places.
 *
 * @param {string} name
 * @param {string} code
 * @returns {FoundPattern[]}
 */
export function findPatterns(name, code) {
  const source = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true);
  /** @param {import('typescript').Node} node @returns {FoundPattern[]} */
  const visit = (node) => {
    const inner = node.getChildren(source).flatMap(visit);
    const [, pattern, flags] = ts.isRegularExpressionLiteral(node) ? (/^\/([\s\S]*)\/(\w*)$/.exec(node.text) ?? []) : [];
    if (pattern === undefined) return inner;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    return [{ pattern: new RegExp(pattern, flags), place: `${name}:${String(line + 1)}` }];
  };
  return visit(source);
}

/**
 * The regular expressions of all sources below the folders, apart from tests, each once. Those that are put together from tables when the
 * server starts are not among them.
 *
 * @param {string} root
 * @param {string[]} folders
 */
export function listPatterns(root, folders) {
  const names = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.split(path.sep).join('/')}`,
    ),
  );
  const sources = names.filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\/testing\//.test(name));
  const found = sources.flatMap((name) => findPatterns(name, readFileSync(path.join(root, name), 'utf8')));
  return [...new Map(found.map((each) => [String(each.pattern), each])).values()];
}
