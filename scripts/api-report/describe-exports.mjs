import { createHash } from 'node:crypto';
import path from 'node:path';
import ts from 'typescript';

/** @typedef {ReturnType<typeof readDeclarations>} Declarations */

/** Longer declarations are truncated for display; the hash covers the whole. */
const shownLength = 160;

/** @param {string} text */
const collapse = (text) => text.replace(/\s+/g, ' ').trim();

/**
 * `@deprecated until 2027-06-30: use other instead` as its date and its advice. Throws if the date is missing.
 *
 * @param {ts.Symbol} symbol
 * @param {ts.TypeChecker} checker
 */
function readDeprecation(symbol, checker) {
  const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'deprecated');
  if (!tag) return undefined;
  const text = ts.displayPartsToString(tag.text);
  const [, until, instead] = /^until (\d{4}-\d{2}-\d{2}): (.+)$/s.exec(text) ?? [];
  if (until === undefined) throw new Error(`${symbol.name} is deprecated without an end: write "@deprecated until 2027-06-30: use …"`);
  return { until, instead: collapse(instead) };
}

/**
 * Names relative modules by part and file, so that moving a file within its part changes no hash.
 *
 * @param {string} text
 * @param {string} from
 */
function withPartPaths(text, from) {
  const [own] = from.split('/');
  return text.replace(/(import\(|from )(["'])(\.\.?(?:\/[^"']*)?)\2/g, (_, before, quote, specifier) => {
    const [part, ...rest] = path.posix.join(path.posix.dirname(from), specifier).split('/');
    const steps = part === own ? ['.', ...rest.slice(-1)] : ['..', part, ...rest.slice(-1)];
    return before + quote + steps.join('/') + quote;
  });
}

/**
 * Reads declaration files with the compiler: `listOwn` lists the declarations of a symbol in `folder`, `print` prints one.
 *
 * @param {string} folder
 * @param {string[]} files
 * @param {string} ignored
 */
function readDeclarations(folder, files, ignored) {
  const program = ts.createProgram(files, {
    noLib: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    types: [],
  });
  const checker = program.getTypeChecker();
  const printer = ts.createPrinter({ removeComments: true });
  /** @param {ts.Declaration} declaration */
  const isOwn = (declaration) => declaration.getSourceFile().fileName.startsWith(folder + path.posix.sep);
  return {
    program,
    checker,
    /** @param {ts.Symbol} symbol */
    resolve: (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol),
    /** @param {ts.Symbol} symbol */
    listOwn: (symbol) =>
      (symbol.declarations ?? []).filter((each) => isOwn(each) && !ts.isTypeParameterDeclaration(each) && !ts.isParameter(each)),
    /** @param {ts.Declaration} declaration */
    print: (declaration) => {
      const file = declaration.getSourceFile();
      const text = collapse(printer.printNode(ts.EmitHint.Unspecified, declaration, file));
      return withPartPaths(text, path.posix.relative(folder, file.fileName)).replaceAll(ignored, 'TagType');
    },
  };
}

/**
 * The symbols that a declaration names.
 *
 * @param {ts.Declaration} declaration
 * @param {Declarations} options
 */
function listReferences(declaration, { checker, resolve }) {
  const found = new Set();
  /** @param {ts.Node} node */
  const visit = (node) => {
    const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
    if (symbol) found.add(resolve(symbol));
    ts.forEachChild(node, visit);
  };
  visit(declaration);
  // Members are printed with their parent.
  return [...found].filter(({ declarations = [] }) => !declarations.every(ts.isTypeElement));
}

/**
 * The hash of a symbol's declarations and, recursively, of all declarations of the package that they refer to.
 *
 * @param {ts.Symbol} symbol
 * @param {Declarations} declared
 */
function hashSymbol(symbol, declared) {
  const seen = new Set();
  const texts = new Set();
  /** @param {ts.Symbol} each */
  const collect = (each) => {
    if (seen.has(each)) return;
    seen.add(each);
    for (const declaration of declared.listOwn(each)) {
      texts.add(declared.print(declaration));
      listReferences(declaration, declared).forEach(collect);
    }
  };
  collect(symbol);
  return createHash('sha256')
    .update([...texts].sort().join('\n'))
    .digest('hex')
    .slice(0, 10);
}

/**
 * The exports of some declaration files (entry → file below `folder`) as entry → name → shown text, hash and deprecation. The
 * hash excludes comments and the union `ignored`, so that a new tag changes no hook.
 *
 * @param {string} folder
 * @param {Record<string, string>} entries
 * @param {string} ignored
 */
export function describeExports(folder, entries, ignored) {
  const declared = readDeclarations(folder, Object.values(entries), ignored);
  const { checker, program } = declared;

  /** @param {ts.Symbol} exported */
  function describe(exported) {
    const symbol = declared.resolve(exported);
    const text = declared.listOwn(symbol).map(declared.print).join(' ');
    const deprecated = readDeprecation(symbol, checker);
    return {
      type: text.length > shownLength ? `${text.slice(0, shownLength)}…` : text,
      hash: hashSymbol(symbol, declared),
      ...(deprecated && { deprecated }),
    };
  }

  return Object.fromEntries(
    Object.entries(entries).map(([entry, file]) => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      if (module === undefined) throw new Error(`${file} has no exports.`);
      const exports = checker.getExportsOfModule(module).sort((a, b) => (a.name < b.name ? -1 : 1));
      return [entry, Object.fromEntries(exports.map((exported) => [exported.name, describe(exported)]))];
    }),
  );
}
