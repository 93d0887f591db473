/** The replacement of a node that something other than React removed from the page. */
const standIns = new WeakMap<Node, Node>();

const isElement = (node: Node | null): node is Element => node?.nodeType === Node.ELEMENT_NODE;

/** Translators put a `font` element where a text was: in one step, or beside the text before they take it away. */
function noteReplaced({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  if (removedNodes.length === 0) return;
  const standIn = [...addedNodes].find(isElement) ?? [previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
  if (standIn) for (const node of removedNodes) standIns.set(node, standIn);
}

/** The child of `parent` at the position of `node`: its wrapper or its replacement. */
function findInPlace(parent: Node, node: Node): ChildNode | null {
  const seen = new Set<Node>();
  for (let at: Node | undefined = node; at && !seen.has(at); at = standIns.get(at)) {
    seen.add(at);
    for (let up: Node | null = at; up; up = up.parentNode) if (up.parentNode === parent) return up as ChildNode;
  }
  return null;
}

/** React marks the nodes that it made. */
const hasNodesOfReact = (element: ChildNode): boolean =>
  isElement(element) && [...element.querySelectorAll('*')].some((node) => Object.keys(node).some((key) => key.startsWith('__react')));

/**
 * Translators and extensions move nodes that React keeps, and React then removes a node from a parent that it has left, inserts
 * before one, or writes into a text that is no longer shown. Each of these is done where the node's place is now. `earlier` is
 * what happened before.
 */
export function surviveForeignChanges(page: Document, earlier: readonly MutationRecord[]): void {
  earlier.forEach(noteReplaced);
  const observer = new MutationObserver((records) => records.forEach(noteReplaced));
  observer.observe(page.body, { childList: true, subtree: true });
  const find = (parent: Node, node: Node) => {
    observer.takeRecords().forEach(noteReplaced);
    return findInPlace(parent, node);
  };
  const { removeChild, insertBefore } = Node.prototype;
  const text = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const inPlace = find(this, child);
    if (inPlace?.contains(child)) child.parentNode?.removeChild(child);
    if (inPlace !== null && !hasNodesOfReact(inPlace)) inPlace.remove();
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const isElsewhere = before && before.parentNode !== this;
    return insertBefore.call(this, node, isElsewhere ? find(this, before) : before) as T;
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...text,
    set(this: Node, value: string | null) {
      text?.set?.call(this, value);
      if (this.nodeType !== Node.TEXT_NODE || this.isConnected) return;
      observer.takeRecords().forEach(noteReplaced);
      const standIn = standIns.get(this);
      // The translator finds the new text by itself.
      if (standIn?.isConnected) (standIn as ChildNode).replaceWith(this);
    },
  });
}
