import * as ts from 'typescript';
import * as reactRedux from './react-redux';
import * as reactRouterDom from './react-router-dom';
import * as reduxToolkit from './redux-toolkit';
import * as rtkQuery from './rtk-query';
import * as styledComponents from './styled-components';

// This folder is compiled with browser types, which lack those of Node.
interface Files {
  readdirSync: (path: string, options?: { recursive: true }) => string[];
  readFileSync: (path: string, encoding: 'utf8') => string;
}
const { readdirSync, readFileSync } = jest.requireActual<Files>('node:fs');
const root = expect.getState().testPath?.replace(/shell\/src\/.*$/, '') ?? '';

const provided: Record<string, object> = {
  'react-redux': reactRedux,
  'react-router-dom': reactRouterDom,
  '@reduxjs/toolkit': reduxToolkit,
  '@reduxjs/toolkit/query/react': rtkQuery,
  'styled-components': styledComponents,
};

/** The sources of a remote's release: the remote, and the parts of shared that are bundled into it. */
const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
const bundled = ['contract', 'forms', 'art', 'carousel', 'format', 'theme'].map((part) => `shared/src/${part}`);

function sourcesIn(folder: string): string[] {
  const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(^|\/)testing\//.test(name);
  return readdirSync(root + folder, { recursive: true })
    .filter(isSource)
    .map((name) => `${folder}/${name}`);
}

/** The names that a module imports at run time from the listed packages; `*` for a namespace import. */
function findImports(path: string): { from: string; name: string }[] {
  const source = ts.createSourceFile(
    path,
    readFileSync(root + path, 'utf8'),
    ts.ScriptTarget.Latest,
    false,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const from = statement.moduleSpecifier && ts.isStringLiteral(statement.moduleSpecifier) ? statement.moduleSpecifier.text : '';
    return from in provided ? namesOf(statement).map((name) => ({ from, name })) : [];
  });
}

function namesOf(statement: ts.ImportDeclaration | ts.ExportDeclaration): string[] {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly ? [] : namesIn(statement.exportClause);
  const { importClause: clause } = statement;
  if (!clause || clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
  return [...(clause.name ? ['default'] : []), ...(clause.namedBindings ? namesIn(clause.namedBindings) : [])];
}

function namesIn(bindings: ts.NamedImportBindings | ts.NamedExportBindings | undefined): string[] {
  if (!bindings || ts.isNamespaceImport(bindings) || ts.isNamespaceExport(bindings)) return ['*'];
  return [...bindings.elements].filter(({ isTypeOnly }) => !isTypeOnly).map(({ name, propertyName }) => (propertyName ?? name).text);
}

it.each([...remotes.map((remote) => `${remote}/src`), ...bundled])('the shell provides everything that %s imports', (folder) => {
  const missing = sourcesIn(folder).flatMap((path) =>
    findImports(path)
      .filter(({ from, name }) => !(name in provided[from]!))
      .map(({ from, name }) => `${path} imports ${name} from ${from}`),
  );
  expect(missing).toEqual([]);
});

it('finds the imports of remotes, named and default', () => {
  const imports = remotes.flatMap((remote) => sourcesIn(`${remote}/src`).flatMap(findImports));
  expect(imports).toContainEqual({ from: 'styled-components', name: 'default' });
  expect(imports).toContainEqual({ from: 'react-router-dom', name: 'useSearchParams' });
});
