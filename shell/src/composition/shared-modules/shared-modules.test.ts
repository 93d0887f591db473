import * as ts from 'typescript';
import * as reactRedux from './react-redux';
import * as reactRouterDom from './react-router-dom';
import * as reduxToolkit from './redux-toolkit';
import * as rtkQuery from './rtk-query';
import * as styledComponents from './styled-components';

// The types of Node are not those of the browser's code that this folder is compiled with.
interface Files {
  readdirSync: (path: string, options?: { recursive: true }) => string[];
  readFileSync: (path: string, encoding: 'utf8') => string;
}
const { readdirSync, readFileSync } = jest.requireActual<Files>('node:fs');
const root = expect.getState().testPath?.replace(/shell\/src\/.*$/, '') ?? '';

const provided: Record<string, object> = {
  'react-redux': reactRedux, 'react-router-dom': reactRouterDom, '@reduxjs/toolkit': reduxToolkit, '@reduxjs/toolkit/query/react': rtkQuery, 'styled-components': styledComponents,
};

/** What a release of a remote is made of: the remote, and the plain parts of shared that are bundled into it. */
const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
const bundled = ['contract', 'forms', 'art', 'carousel', 'format', 'theme'].map((part) => `shared/src/${part}`);

function sourcesIn(folder: string): string[] {
  const isSource = (name: string) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(^|\/)testing\//.test(name);
  return readdirSync(root + folder, { recursive: true }).filter(isSource).map((name) => `${folder}/${name}`);
}

/** The names that a module takes at run time of what is provided as a list; `*` where it takes a package whole. */
function takenBy(path: string): { from: string; name: string }[] {
  const source = ts.createSourceFile(path, readFileSync(root + path, 'utf8'), ts.ScriptTarget.Latest, false, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
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

it.each([...remotes.map((remote) => `${remote}/src`), ...bundled])('the shell gives all that %s takes', (folder) => {
  const missing = sourcesIn(folder).flatMap((path) => takenBy(path).filter(({ from, name }) => !(name in provided[from]!)).map(({ from, name }) => `${path} takes ${name} of ${from}`));
  expect(missing).toEqual([]);
});

it('sees what remotes take: the router’s links and the styles’ default are there to be seen', () => {
  const taken = remotes.flatMap((remote) => sourcesIn(`${remote}/src`).flatMap(takenBy));
  expect(taken).toContainEqual({ from: 'styled-components', name: 'default' });
  expect(taken).toContainEqual({ from: 'react-router-dom', name: 'useSearchParams' });
});
