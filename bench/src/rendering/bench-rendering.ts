import { benchApiUnderRenderLoad } from './api-under-render-load';
import { benchReleaseMemory } from './release-memory';
import { benchThroughput } from './throughput';

/** Measures how the server renders: how fast, what the API feels of it, and what stays of releases that went. */
export async function benchRendering(root: string, programs: string): Promise<void> {
  await benchThroughput(root);
  await benchApiUnderRenderLoad(root, programs);
  await benchReleaseMemory(root);
}
