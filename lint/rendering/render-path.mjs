const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

// Functions that call their callback synchronously.
const synchronousCallers = new Set([
  'useMemo',
  'useState',
  'useReducer',
  'map',
  'flatMap',
  'filter',
  'find',
  'findIndex',
  'findLast',
  'some',
  'every',
  'forEach',
  'reduce',
  'sort',
  'toSorted',
  'from',
]);
const wrapsComponents = new Set(['memo', 'forwardRef']);

const isFunction = (node) => functions.has(node.type);

/** The last name of a callee: `map` for `rows.map`, `useMemo` for `useMemo` and `React.useMemo`. */
export function getCalleeName(callee) {
  return callee.type === 'MemberExpression' ? callee.property.name : callee.name;
}

function isCalledBy(node, names) {
  const { parent } = node;
  return parent.type === 'CallExpression' && parent.arguments.includes(node) && names.has(getCalleeName(parent.callee));
}

/** Whether a function is an interpolation of styled-components, which runs whenever the component renders. */
export function isInterpolation(node) {
  return node.parent.type === 'TemplateLiteral' && node.parent.parent.type === 'TaggedTemplateExpression';
}

function isCalledSynchronously(node) {
  const isCalledItself = node.parent.type === 'CallExpression' && node.parent.callee === node;
  return isCalledItself || isInterpolation(node) || isPassedToSynchronousCaller(node);
}

/** Whether a node is an argument of a function that calls its callback synchronously. */
export function isPassedToSynchronousCaller(node) {
  return isCalledBy(node, synchronousCallers);
}

/** The name of a function: its own, that of its variable, or that of its property. */
export function getFunctionName(node) {
  if (node.id) return node.id.name;
  const { parent } = node;
  if (parent.type === 'VariableDeclarator') return parent.id.name;
  if (['Property', 'MethodDefinition', 'PropertyDefinition'].includes(parent.type)) return parent.key.name;
  return undefined;
}

function isRenderOrLoader(node) {
  if (isCalledBy(node, wrapsComponents)) return true;
  const name = getFunctionName(node) ?? '';
  return /^(?:[A-Z]|use[A-Z])/.test(name) || /^(?:loader|render)$|Loader$/.test(name);
}

export function getEnclosingFunction(node) {
  let at = node.parent;
  while (at && !isFunction(at)) at = at.parent;
  return at ?? undefined;
}

/** The function that is called when this code runs, skipping callbacks that are called synchronously; undefined for module code. */
export function getRunningFunction(node) {
  let around = getEnclosingFunction(node);
  while (around && isCalledSynchronously(around)) around = getEnclosingFunction(around);
  return around;
}

/** Whether this code runs when its module is imported, a component renders or a route loads. */
export function isInRenderPath(node) {
  const around = getRunningFunction(node);
  return around === undefined || isRenderOrLoader(around);
}
