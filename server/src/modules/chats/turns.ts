/**
 * Lets few pieces of work begin in each turn of the event loop, in their order: a burst of them, each with a
 * millisecond of computing, leaves room between them for whatever else comes in.
 */
export function createTurns(mostInOne: number): () => Promise<void> {
  const queue: (() => void)[] = [];

  function turn(): void {
    for (const begin of queue.splice(0, mostInOne)) begin();
    if (queue.length > 0) setImmediate(turn);
  }

  return () => new Promise((resolve) => {
    queue.push(resolve);
    if (queue.length === 1) setImmediate(turn);
  });
}
