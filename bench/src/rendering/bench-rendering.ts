import { benchBesideApi } from './beside-api';
import { benchManyReleases } from './many-releases';
import { benchThroughput } from './throughput';

/** Measures how the server renders: how fast, what the API feels of it, and what stays of releases that went. */
export async function benchRendering(root: string, programs: string): Promise<void> {
  await benchThroughput(root);
  await benchBesideApi(root, programs);
  await benchManyReleases(root);
}
