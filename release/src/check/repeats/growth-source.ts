/** The part of the trial process that renders pages many times and reads the heap in between. */
export const growthSource = /* javascript */ `
const collectGarbage = globalThis.gc;
Reflect.deleteProperty(globalThis, 'gc');
/** More than one window, because compiling and caching only affect the first. */
const [windows, rendersOfWindow, warmUp, mostMs] = [3, 60, 30, 12000];

/** The heap growth per render, as the minimum of several windows; null if there was no time for them. */
async function measureGrowth(render, pages, recall) {
  if (pages.length === 0 || collectGarbage === undefined) return null;
  const deadline = performance.now() + mostMs;
  let turn = 0;
  const renderSome = async (count) => {
    for (let done = 0; done < count; done += 1) {
      const page = pages[(turn += 1) % pages.length];
      post({ kind: 'begin', at: page.address });
      await render(page, recall).catch(() => undefined);
      if (performance.now() > deadline) return false;
    }
    return true;
  };
  const readHeap = async () => {
    for (let times = 0; times < 2; times += 1) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      collectGarbage();
    }
    return process.memoryUsage().heapUsed;
  };
  if (!(await renderSome(warmUp))) return null;
  let least = Infinity;
  let heap = await readHeap();
  for (let window = 0; window < windows; window += 1) {
    if (!(await renderSome(rendersOfWindow))) return null;
    const now = await readHeap();
    least = Math.min(least, (now - heap) / rendersOfWindow);
    heap = now;
  }
  return least;
}
`;
