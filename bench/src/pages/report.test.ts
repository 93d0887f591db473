import { report } from './report';
import type { Visit } from './visit';

const visit = (changes: Partial<Visit> = {}): Visit => ({
  firstPaintMs: 1000, largestPaintMs: 1000, contentMs: 1000, interactiveMs: 1000, scriptBytes: 140_000, documentBytes: 4000, requests: 4, ...changes,
});

function lineOf(name: string, federated: Partial<Visit>, depth = 3): string {
  const measured = { federated: [visit(federated)], monolith: [visit()], twin: [visit(federated)], depth: { federated: depth, monolith: 3 } };
  return report(measured).split('\n').find((line) => line.startsWith(name)) ?? '';
}

test.each([
  [990, /990 +1,000 +0\.99 +1\.00 +kept$/],
  [1040, /1\.04 +1\.00 +over 1\.00, within 1\.05$/],
  [1080, /1\.08 +1\.00 +MISSED: over 1\.05$/],
])('content after %d ms against 1,000', (contentMs, expected) => {
  expect(lineOf('content', { contentMs })).toMatch(expected);
});

test('JavaScript has a limit of its own, whatever the ratio', () => {
  expect(lineOf('JavaScript', {})).toMatch(/140\.0 +140\.0 +1\.00 +1\.00 +150 KB kept$/);
  expect(lineOf('JavaScript', { scriptBytes: 151_000 })).toMatch(/MISSED: over 150 KB$/);
});

test('a longer chain is marked', () => {
  expect(lineOf('responses in sequence', {}, 4)).toMatch(/4 +3 +1\.33 +MISSED: over 1\.05$/);
});
