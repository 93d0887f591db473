import { benchApiUnderRenderLoad } from './api-under-render-load';
import { benchReleaseMemory } from './release-memory';
import { benchThroughput } from './throughput';

/** Measures rendering on the server: throughput, its effect on the API, and memory over many releases. */
export async function benchRendering(root: string, programs: string): Promise<void> {
  await benchThroughput(root);
  await benchApiUnderRenderLoad(root, programs);
  await benchReleaseMemory(root);
}
