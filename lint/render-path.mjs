const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

// What calls the function it is given at once, and so runs it where it stands itself.
const callsAtOnce = new Set([
  'useMemo', 'useState', 'useReducer', 'map', 'flatMap', 'filter', 'find', 'findIndex', 'findLast', 'some', 'every',
  'forEach', 'reduce', 'sort', 'toSorted', 'from',
]);
const wrapsComponents = new Set(['memo', 'forwardRef']);

const isFunction = (node) => functions.has(node.type);

/** The name that a callee is known by: `map` in `rows.map`, `useMemo` in `useMemo` and `React.useMemo`. */
export function calleeName(callee) {
  return callee.type === 'MemberExpression' ? callee.property.name : callee.name;
}

function isCalledBy(node, names) {
  const { parent } = node;
  return parent.type === 'CallExpression' && parent.arguments.includes(node) && names.has(calleeName(parent.callee));
}

/** A function within a template of styled-components: it runs whenever the component renders. */
export function isInterpolation(node) {
  return node.parent.type === 'TemplateLiteral' && node.parent.parent.type === 'TaggedTemplateExpression';
}

function runsWhereItStands(node) {
  const isCalledItself = node.parent.type === 'CallExpression' && node.parent.callee === node;
  return isCalledItself || isInterpolation(node) || isCalledBy(node, callsAtOnce);
}

/** The name that a function goes by: its own, its variable's, or that of its property. */
export function functionName(node) {
  if (node.id) return node.id.name;
  const { parent } = node;
  if (parent.type === 'VariableDeclarator') return parent.id.name;
  if (['Property', 'MethodDefinition', 'PropertyDefinition'].includes(parent.type)) return parent.key.name;
  return undefined;
}

function rendersOrLoads(node) {
  if (isCalledBy(node, wrapsComponents)) return true;
  const name = functionName(node) ?? '';
  return /^(?:[A-Z]|use[A-Z])/.test(name) || /^(?:loader|render)$|Loader$/.test(name);
}

export function enclosingFunction(node) {
  let at = node.parent;
  while (at && !isFunction(at)) at = at.parent;
  return at ?? undefined;
}

/** Whether this code runs when its module is imported, a component renders or a route loads. */
export function isInRenderPath(node) {
  let around = enclosingFunction(node);
  while (around && runsWhereItStands(around)) around = enclosingFunction(around);
  return around === undefined || rendersOrLoads(around);
}
