import type { Registry } from 'prom-client';

/** Statistics of this process's page responses since its start; null without any. */
export interface Activity {
  /** The share of pages that were rendered on the server, 0 to 1. */
  rendered: number | null;
  /** The share of pages that were in the cache, 0 to 1. */
  cached: number | null;
  /** The 95th percentile of rendering in milliseconds; Infinity beyond the last bucket. */
  renderMs: number | null;
}

interface Value {
  labels: Partial<Record<string, string | number>>;
  value: number;
  metricName?: string;
}

const readValues = async (metrics: Registry, name: string): Promise<Value[]> => (await metrics.getSingleMetric(name)?.get())?.values ?? [];

const sum = (values: readonly Value[]) => values.reduce((total, { value }) => total + value, 0);

const toShare = (part: number, whole: number) => (whole === 0 ? null : part / whole);

function findP95(values: readonly Value[]): number | null {
  const buckets = values
    .filter(({ metricName }) => metricName?.endsWith('_bucket'))
    .map(({ labels, value }) => ({ seconds: labels.le === '+Inf' ? Infinity : Number(labels.le), value }))
    .sort((one, other) => one.seconds - other.seconds);
  const total = buckets.at(-1)?.value ?? 0;
  const found = buckets.find(({ value }) => value >= total * 0.95);
  return total === 0 || !found ? null : found.seconds * 1000;
}

/** Reads the metrics of this process. */
export async function readActivity(metrics: Registry): Promise<Activity> {
  const [renders, fallbacks] = [sum(await readValues(metrics, 'renders_total')), sum(await readValues(metrics, 'render_fallbacks_total'))];
  const lookups = await readValues(metrics, 'page_cache_lookups_total');
  return {
    rendered: toShare(renders, renders + fallbacks),
    cached: toShare(sum(lookups.filter(({ labels }) => labels.result === 'hit')), sum(lookups)),
    renderMs: findP95(await readValues(metrics, 'render_seconds')),
  };
}
