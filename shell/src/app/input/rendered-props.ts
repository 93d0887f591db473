export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface Rendered {
  value?: unknown;
  checked?: boolean;
}

/** The links between the nodes of React's tree; each node has at most one other version, its alternate. */
interface Fiber {
  return: Fiber | null;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
  stateNode: unknown;
}

/** Reads an internal property of React; only these know what was rendered for an element. */
function readInternal(field: Field, prefix: string): unknown {
  const key = Object.keys(field).find((name) => name.startsWith(prefix));
  return key === undefined ? undefined : Reflect.get(field, key);
}

/** The version of a node in the page's present tree, or null if its render was not finished. */
function findCurrent(fiber: Fiber): Fiber | null {
  if (fiber.return === null) return (fiber.stateNode as { current?: Fiber } | null)?.current ?? null;
  let child = findCurrent(fiber.return)?.child ?? null;
  while (child !== null && child !== fiber && child !== fiber.alternate) child = child.sibling;
  return child;
}

/**
 * The props that React last rendered for a field; undefined while the section around it is not hydrated, also if a part of it was
 * rendered and given up, because the script of another part was missing.
 */
export function readRendered(field: Field): Rendered | undefined {
  const [fiber, props] = [readInternal(field, '__reactFiber$'), readInternal(field, '__reactProps$')];
  return fiber !== undefined && findCurrent(fiber as Fiber) === null ? undefined : (props as Rendered | undefined);
}
