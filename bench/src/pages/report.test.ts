import { variants, builds, type Variant, type Build, type PageMeasurement } from './builds';
import { formatGoals } from './goals';
import { formatReport } from './report';
import type { PageVisit } from './visit-page';

const visit = (changes: Partial<PageVisit> = {}): PageVisit => ({
  firstPaintMs: 1000,
  largestPaintMs: 1000,
  contentMs: 1000,
  interactiveMs: 1000,
  blockingMs: 0,
  layoutShift: 0,
  scriptBytes: 140_000,
  documentBytes: 4000,
  requests: 4,
  rendered: true,
  ...changes,
});

const each = <Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

function measured(changes: Partial<Record<Variant, Partial<PageVisit>>>, depths: Partial<Record<Build, number>> = {}): PageMeasurement {
  return {
    visits: each(variants, (variant) => [visit(changes[variant])]),
    depth: each(builds, (build) => ({ toContent: 1, toInput: depths[build] ?? 2 })),
  };
}

const findLine = (text: string, name: string) => text.split('\n').find((line) => line.startsWith(name)) ?? '';

test('a row has the figure of each build and the ratio of the twin to the federated build', () => {
  const shown = formatReport(
    measured({ federated: { largestPaintMs: 500 }, monolithInBrowser: { largestPaintMs: 1800 }, twin: { largestPaintMs: 510 } }),
  );
  expect(findLine(shown, 'largest paint')).toMatch(/ 500 +1,000 +1,000 +1,800 +1\.02$/);
});

test('a figure of zero has no ratio', () => {
  expect(findLine(formatReport(measured({})), 'layout shift')).toMatch(/0\.000 +0\.000 +0\.000 +0\.000 +-$/);
});

test('counts unrendered visits', () => {
  const some = measured({});
  some.visits.federated = [visit(), visit({ rendered: false })];
  expect(findLine(formatReport(some), 'came rendered')).toMatch(/ 50 +100 +100 +100 /);
});

test.each([
  [520, /0\.35 +0\.35 +kept$/],
  [540, /0\.36 +0\.35 +MISSED: over 0\.35$/],
])('a largest paint of %d ms against 1,500 in the browser', (largestPaintMs, expected) => {
  const shown = formatGoals(measured({ federated: { largestPaintMs }, monolithInBrowser: { largestPaintMs: 1500 } }));
  expect(findLine(shown, 'largest paint: federated to monolith in the browser')).toMatch(expected);
});

test.each([
  [1000, /1\.00 +1\.00 +kept$/],
  [1040, /1\.04 +1\.00 +over 1\.00, within 1\.05$/],
  [1080, /1\.08 +1\.00 +MISSED: over 1\.05$/],
])('input after %d ms against 1,000', (interactiveMs, expected) => {
  expect(findLine(formatGoals(measured({ federated: { interactiveMs } })), 'answers input: federated to monolith')).toMatch(expected);
});

test('marks more sequential responses, layout shift and too much JavaScript', () => {
  const shown = formatGoals(measured({ federated: { layoutShift: 0.01, scriptBytes: 151_000 } }, { federated: 3 }));
  expect(findLine(shown, 'responses in sequence')).toMatch(/1\.50 +1\.00 +MISSED/);
  expect(findLine(shown, 'layout shift')).toMatch(/MISSED: over 0\.000$/);
  expect(findLine(shown, 'JavaScript')).toMatch(/MISSED: over 150$/);
});

test('does not judge an unrendered page as a rendered one', () => {
  const shown = formatGoals(measured({ monolith: { rendered: false }, federated: { largestPaintMs: 300 } }));
  expect(findLine(shown, 'largest paint: federated to monolith  ')).toMatch(/0\.30 +1\.00 +not judged: monolith came plain$/);
  expect(findLine(shown, 'largest paint: federated to monolith in the browser')).toMatch(/kept$/);
});
