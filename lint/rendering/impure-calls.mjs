import { getRunningFunction, isInRenderPath, isPassedToSynchronousCaller } from './render-path.mjs';
import { parseImport } from '../parse-file.mjs';
import { memberOf, nameOf } from '../nodes.mjs';

/** @typedef {import('../types').ImportDeclaration} ImportDeclaration */
/** @typedef {import('../types').Context} Context */
/** @typedef {import('../types').ScopeManager} ScopeManager */
/** @typedef {import('../types').Variable} Variable */
/** @typedef {import('../types').Reference} Reference */
/** @typedef {import('../types').Node} Node */
/** @typedef {import('../parse-file.mjs').ParsedFile} ParsedFile */

const impure = new Set(['Date.now', 'Math.random', 'performance.now', 'crypto.randomUUID', 'crypto.getRandomValues', 'Date']);
const localeMethods = new Set(['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']);
const impureCode = /Date|Math\.random|performance\.now|crypto\.|toLocale/;

/** @param {Node} callee */
function getQualifiedName(callee) {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && !callee.computed && callee.object.type === 'Identifier'
    ? `${callee.object.name}.${memberOf(callee)}`
    : undefined;
}

/**
 * Why a call or `new` expression differs between server and browser, as { name, messageId }; undefined if it does not.
 *
 * @param {Node} node
 */
export function findImpurity(node) {
  if (node.type === 'NewExpression') {
    return nameOf(node.callee) === 'Date' && node.arguments.length === 0 ? { name: 'new Date()', messageId: 'changing' } : undefined;
  }
  if (node.type !== 'CallExpression') return undefined;
  const name = getQualifiedName(node.callee);
  if (name !== undefined && impure.has(name)) return { name: `${name}()`, messageId: 'changing' };
  const method = memberOf(node.callee);
  return method !== undefined && localeMethods.has(method) ? { name: `${method}()`, messageId: 'locale' } : undefined;
}

/**
 * The variable to which a function is assigned, or that its declaration creates.
 *
 * @param {Node} node
 * @param {ScopeManager} scopeManager
 */
function getVariable(node, scopeManager) {
  const declaration = 'id' in node && node.id ? node : node.parent?.type === 'VariableDeclarator' ? node.parent : undefined;
  return declaration && scopeManager?.getDeclaredVariables(declaration)[0];
}

/** @param {Reference} reference */
const isRun = ({ identifier }) =>
  (identifier.parent.type === 'CallExpression' && identifier.parent.callee === identifier) || isPassedToSynchronousCaller(identifier);

/**
 * The references that run a variable's function while rendering, directly or through other functions of the file.
 *
 * @param {Variable | undefined} variable
 * @param {ScopeManager} scopeManager
 * @returns {Node[]}
 */
function findRenderedCalls(variable, scopeManager, seen = /** @type {Set<Variable>} */ (new Set())) {
  if (variable === undefined || seen.has(variable)) return [];
  seen.add(variable);
  return variable.references.filter(isRun).flatMap(({ identifier }) => {
    if (isInRenderPath(identifier)) return [identifier];
    const helper = getRunningFunction(identifier);
    return helper === undefined ? [] : findRenderedCalls(getVariable(helper, scopeManager), scopeManager, seen);
  });
}

/**
 * The calls in the render path that run this impure node inside a helper function of the same file.
 *
 * @param {Node} node
 * @param {ScopeManager} scopeManager
 */
export function findCallsOfHelper(node, scopeManager) {
  const helper = getRunningFunction(node);
  return helper === undefined ? [] : findRenderedCalls(getVariable(helper, scopeManager), scopeManager);
}

/**
 * The impurity of the function that another file exports under this name; undefined if it is pure.
 *
 * @param {ParsedFile} file
 * @param {string} exportedName
 */
function findImportedImpurity({ nodes, scopeManager }, exportedName) {
  /** @param {Node} node */
  const isExported = (node) => getVariable(getRunningFunction(node) ?? node, scopeManager)?.name === exportedName;
  const found = nodes.find((node) => findImpurity(node) && getRunningFunction(node) && isExported(node));
  return found && findImpurity(found);
}

/**
 * The calls in the render path of impure helpers from a relative import, as { identifier, impurity }.
 *
 * @param {ImportDeclaration} declaration
 * @param {Context} options
 */
export function findCallsOfImports(declaration, { filename, sourceCode }) {
  const variables = sourceCode
    .getDeclaredVariables(declaration)
    .filter(({ defs: [definition] }) => definition?.node.type === 'ImportSpecifier');
  const called = variables
    .map((variable) => ({ variable, calls: findRenderedCalls(variable, sourceCode.scopeManager) }))
    .filter(({ calls }) => calls.length > 0);
  if (called.length === 0) return [];
  const file = parseImport(declaration.source.value, filename, impureCode);
  if (file === undefined) return [];
  return called.flatMap(({ variable, calls }) => {
    const specifier = variable.defs[0]?.node;
    const imported = specifier?.type === 'ImportSpecifier' ? nameOf(specifier.imported) : undefined;
    const impurity = imported === undefined ? undefined : findImportedImpurity(file, imported);
    return impurity ? calls.map((identifier) => ({ identifier, impurity })) : [];
  });
}
