const isFunction = (node) => /Function/.test(node.type);
const pageActions = new Set(['alertShown', 'loginRequested', 'openCheckout']);
const locationActions = new Set(['assign', 'replace', 'reload']);

/** The name of the called function: `navigate` of `navigate(…)`, `open` of `window.open(…)`. */
const getName = ({ callee }) => (callee.type === 'MemberExpression' ? callee.property.name : callee.name);

/** The name of an object: `location` of `location` and of `window.location`. */
const getObject = ({ callee: { object } }) => (object?.type === 'MemberExpression' ? object.property.name : object?.name);

/** The function that created the variable of this name, such as `useNavigate`. */
function findMaker(context, node, name) {
  for (let scope = context.sourceCode.getScope(node); scope; scope = scope.upper) {
    const definition = scope.set.get(name)?.defs[0];
    if (definition) return definition.node.init?.type === 'CallExpression' ? getName(definition.node.init) : undefined;
  }
  return undefined;
}

function actsOnPage(context, node) {
  const name = getName(node);
  if (node.callee.type === 'MemberExpression') {
    const object = getObject(node);
    return (object === 'window' && name === 'open') || (object === 'location' && locationActions.has(name));
  }
  return pageActions.has(name) || ['useNavigate', 'useSearchParams'].includes(findMaker(context, node, name));
}

/** The enclosing functions of a node, from the innermost to the first one that is async or a promise callback. */
function findWaiting(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (!isFunction(at)) continue;
    const call = at.parent;
    const follows = call.type === 'CallExpression' && ['then', 'catch', 'finally'].includes(getName(call)) && call.arguments.includes(at);
    if (at.async || follows) return { waiting: at, follows };
  }
  return null;
}

const contains = (outer, { range }) => outer.range[0] <= range[0] && range[1] <= outer.range[1];

/** Asynchronous work of one page must not navigate, open a dialog or change the address after the person has opened another page. */
export const noLateArrival = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      late: 'Call `isOnPage` of useIsOnPage() after the await, because the person may have left the page meanwhile. Show alerts with useAlert().',
    },
  },
  create(context) {
    const waits = [];
    const checks = [];
    const actions = [];
    return {
      AwaitExpression: (node) => void waits.push(node),
      CallExpression(node) {
        if (node.callee.name === 'isOnPage') checks.push(node);
        else if (actsOnPage(context, node)) actions.push(node);
      },
      'Program:exit'() {
        for (const node of actions) {
          const found = findWaiting(node);
          if (found === null) continue;
          const { waiting, follows } = found;
          // An await that contains the call, as in `await navigate(…)`, is after it; an await in its arguments is before it.
          const before = waits
            .filter((wait) => contains(waiting, wait) && wait.range[0] < node.range[1] && !contains(wait, node))
            .map(({ range }) => range[0]);
          if (!follows && before.length === 0) continue;
          const last = Math.max(waiting.range[0], ...before.filter((start) => start < node.range[0]));
          const isChecked = checks.some((check) => contains(waiting, check) && last < check.range[0] && check.range[0] < node.range[0]);
          if (!isChecked || before.some((start) => start > node.range[0])) context.report({ node, messageId: 'late' });
        }
      },
    };
  },
};
