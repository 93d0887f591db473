import { sumMetricByLabel, sumMetric } from './metrics';

const text = [
  '# HELP render_workers Worker threads that render.',
  '# TYPE render_workers gauge',
  'render_workers{state="alive"} 2',
  'renders_total{remote="forum",release="a b"} 7',
  'renders_total{remote="content",release="c"} 3',
  'render_fallbacks_total{remote="forum",release="a",reason="slow"} 4',
  'render_fallbacks_total{remote="forum",release="b",reason="slow"} 1',
  'render_fallbacks_total{remote="forum",release="b",reason="off"} 30',
  'process_resident_memory_bytes 5.66e+8',
  'process_resident_memory_bytes_more 1',
].join('\n');

test.each([
  ['render_workers', 2],
  ['renders_total', 10],
  ['process_resident_memory_bytes', 566_000_000],
])('%s is %d', (name, value) => {
  expect(sumMetric(text, name)).toBe(value);
});

test('throws for a missing metric', () => {
  expect(() => sumMetric(text, 'renders')).toThrow('There is no metric renders.');
});

test('sums by a label', () => {
  expect([...sumMetricByLabel(text, 'render_fallbacks_total', 'reason')]).toEqual([
    ['slow', 5],
    ['off', 30],
  ]);
  expect([...sumMetricByLabel(text, 'nothing_total', 'reason')]).toEqual([]);
});
