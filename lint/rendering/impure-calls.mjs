import { getCalleeName, getRunningFunction, isInRenderPath, isPassedToSynchronousCaller } from './render-path.mjs';
import { parseImport } from '../parse-file.mjs';

const impure = new Set(['Date.now', 'Math.random', 'performance.now', 'crypto.randomUUID', 'crypto.getRandomValues', 'Date']);
const localeMethods = new Set(['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']);
const impureCode = /Date|Math\.random|performance\.now|crypto\.|toLocale/;

function getQualifiedName(callee) {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && !callee.computed && callee.object.type === 'Identifier'
    ? `${callee.object.name}.${callee.property.name}`
    : undefined;
}

/** Why a call or `new` expression differs between server and browser, as { name, messageId }; undefined if it does not. */
export function findImpurity(node) {
  if (node.type === 'NewExpression') {
    return node.callee.name === 'Date' && node.arguments.length === 0 ? { name: 'new Date()', messageId: 'changing' } : undefined;
  }
  if (node.type !== 'CallExpression') return undefined;
  const name = getQualifiedName(node.callee);
  if (impure.has(name)) return { name: `${name}()`, messageId: 'changing' };
  const method = node.callee.type === 'MemberExpression' ? getCalleeName(node.callee) : undefined;
  return localeMethods.has(method) ? { name: `${method}()`, messageId: 'locale' } : undefined;
}

/** The variable to which a function is assigned, or that its declaration creates. */
function getVariable(node, scopeManager) {
  const declaration = node.id ? node : node.parent.type === 'VariableDeclarator' ? node.parent : undefined;
  return declaration && scopeManager.getDeclaredVariables(declaration)[0];
}

const isRun = ({ identifier }) =>
  (identifier.parent.type === 'CallExpression' && identifier.parent.callee === identifier) || isPassedToSynchronousCaller(identifier);

/** The references that run a variable's function while rendering, directly or through other functions of the file. */
function findRenderedCalls(variable, scopeManager, seen = new Set()) {
  if (variable === undefined || seen.has(variable)) return [];
  seen.add(variable);
  return variable.references.filter(isRun).flatMap(({ identifier }) => {
    if (isInRenderPath(identifier)) return [identifier];
    return findRenderedCalls(getVariable(getRunningFunction(identifier), scopeManager), scopeManager, seen);
  });
}

/** The calls in the render path that run this impure node inside a helper function of the same file. */
export function findCallsOfHelper(node, scopeManager) {
  const helper = getRunningFunction(node);
  return helper === undefined ? [] : findRenderedCalls(getVariable(helper, scopeManager), scopeManager);
}

/** The impurity of the function that another file exports under this name; undefined if it is pure. */
function findImportedImpurity({ nodes, scopeManager }, exportedName) {
  const isExported = (node) => getVariable(getRunningFunction(node) ?? node, scopeManager)?.name === exportedName;
  const found = nodes.find((node) => findImpurity(node) && getRunningFunction(node) && isExported(node));
  return found && findImpurity(found);
}

/** The calls in the render path of impure helpers from a relative import, as { identifier, impurity }. */
export function findCallsOfImports(declaration, { filename, sourceCode }) {
  const variables = sourceCode.getDeclaredVariables(declaration).filter(({ defs: [{ node }] }) => node.type === 'ImportSpecifier');
  const called = variables
    .map((variable) => ({ variable, calls: findRenderedCalls(variable, sourceCode.scopeManager) }))
    .filter(({ calls }) => calls.length > 0);
  if (called.length === 0) return [];
  const file = parseImport(declaration.source.value, filename, impureCode);
  if (file === undefined) return [];
  return called.flatMap(({ variable, calls }) => {
    const impurity = findImportedImpurity(file, variable.defs[0].node.imported.name);
    return impurity ? calls.map((identifier) => ({ identifier, impurity })) : [];
  });
}
