/** The replacement of a node that something other than React removed from the page. */
const replacements = new WeakMap<Node, Node>();

const isElement = (node: Node | null): node is Element => node?.nodeType === Node.ELEMENT_NODE;

/** Translators replace a text with a `font` element: in one step, or by inserting it beside the text before they remove the text. */
function recordReplacement({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  if (removedNodes.length === 0) return;
  const replacement = [...addedNodes].find(isElement) ?? [previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
  if (replacement) for (const node of removedNodes) replacements.set(node, replacement);
}

/** What was written in place of nodes, in one step. */
interface Rewrite {
  removed: Node[];
  added: ChildNode[];
}

const rewrites = new WeakMap<Node, Rewrite>();

/** Some scripts write a text, or the whole content of an element, anew. */
function recordRewrite({ addedNodes, removedNodes }: MutationRecord): void {
  const rewrite = { removed: [...removedNodes], added: [...addedNodes] as ChildNode[] };
  if (rewrite.added.length > 0) for (const node of rewrite.removed) rewrites.set(node, rewrite);
}

/** Reinserts nodes that another script replaced and removes their replacements, so that the caller can change the originals. */
function restore(node: Node): void {
  const rewrite = rewrites.get(node);
  if (rewrite === undefined || node.isConnected) return;
  rewrites.delete(node);
  // What was written may have been rewritten too.
  rewrite.added.forEach(restore);
  const [first, ...others] = rewrite.added.filter(({ isConnected }) => isConnected);
  for (const other of others) other.remove();
  first?.replaceWith(...rewrite.removed.filter((each) => !each.isConnected));
}

/** An element in place of one node is a replacement, which stays where it is. */
function record(change: MutationRecord): void {
  const { addedNodes, removedNodes } = change;
  const isReplacement = removedNodes.length === 1 && addedNodes.length === 1 && isElement(addedNodes[0] ?? null);
  if (isReplacement || addedNodes.length === 0) recordReplacement(change);
  else recordRewrite(change);
}

/** The outermost node that is not in the page any more. */
const rootOf = (node: Node): Node => (node.parentNode === null ? node : rootOf(node.parentNode));

/** The child of `parent` at the position of `node`: the node itself, its wrapper or its replacement. */
function findInPlace(parent: Node, node: Node): ChildNode | null {
  const seen = new Set<Node>();
  for (let at: Node | undefined = node; at && !seen.has(at); at = replacements.get(at)) {
    seen.add(at);
    for (let up: Node | null = at; up; up = up.parentNode) if (up.parentNode === parent) return up as ChildNode;
  }
  return null;
}

/** Whether an element contains nodes of React, which have properties of React. */
const hasNodesOfReact = (element: ChildNode): boolean =>
  isElement(element) && [...element.querySelectorAll('*')].some((node) => Object.keys(node).some((key) => key.startsWith('__react')));

/**
 * Translators and extensions move nodes that React manages. React then removes a node from a parent that no longer contains it,
 * inserts before one, or writes into a text that is no longer shown. The patched methods do so at the node's current position
 * instead. `earlier` are the changes so far.
 */
export function surviveForeignChanges(page: Document, earlier: readonly MutationRecord[]): void {
  earlier.forEach(record);
  const observer = new MutationObserver((records) => records.forEach(record));
  observer.observe(page.body, { childList: true, subtree: true });
  const restoreNode = (node: Node) => {
    observer.takeRecords().forEach(record);
    restore(rootOf(node));
    // Nodes that are put back are no changes of others.
    observer.takeRecords();
  };
  const { removeChild, insertBefore } = Node.prototype;
  const text = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode !== this) restoreNode(child);
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const inPlace = findInPlace(this, child);
    if (inPlace?.contains(child)) child.parentNode?.removeChild(child);
    if (inPlace !== null && !hasNodesOfReact(inPlace)) inPlace.remove();
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    if (before && before.parentNode !== this) restoreNode(before);
    const isElsewhere = before && before.parentNode !== this;
    return insertBefore.call(this, node, isElsewhere ? findInPlace(this, before) : before) as T;
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...text,
    set(this: Node, value: string | null) {
      text?.set?.call(this, value);
      if (this.nodeType !== Node.TEXT_NODE || this.isConnected) return;
      restoreNode(this);
      if (this.isConnected) return;
      const replacement = replacements.get(this);
      // A translator notices the new text itself.
      if (replacement?.isConnected) (replacement as ChildNode).replaceWith(this);
    },
  });
}
