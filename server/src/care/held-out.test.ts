import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assessCare } from '.';

/** Sentences that no training file may hold: D despair, G other danger, Y a matter without verdict, N harmless. */
const sets = ['held-out-1', 'held-out-2', 'held-out-3', 'held-out-4', 'held-out-5'];
/** What the committed model reaches, with room for a retraining; docs/product/care.md has the shares on each set's first look. */
const [despairCaught, falseAlarms] = [0.93, 0.05];
const read = (path: string) => readFileSync(join(__dirname, path), 'utf8').trim().split('\n');
const rows = sets.flatMap((name) => read(`testing/${name}.tsv`).map((line) => line.split('\t') as [string, string]));
const of = (kind: string) => rows.filter(([each]) => each === kind).map(([, text]) => text);
const isGrave = (text: string) => (assessCare([text])?.level ?? 'Y') !== 'Y';

const share = (texts: string[], holds: (text: string) => boolean) => texts.filter(holds).length / texts.length;

it('are many, and of all four kinds', () => {
  expect(of('D').length).toBeGreaterThanOrEqual(300);
  expect(of('N').length).toBeGreaterThanOrEqual(400);
});

it('of despair are caught', () => {
  expect(share(of('D'), isGrave)).toBeGreaterThanOrEqual(despairCaught);
});

it('of other danger and of matters without a verdict are caught', () => {
  expect(share(of('G'), isGrave)).toBeGreaterThanOrEqual(0.85);
  expect(share(of('Y'), (text) => assessCare([text]) !== null)).toBeGreaterThanOrEqual(0.85);
});

it('that are harmless raise few alarms', () => {
  expect(share(of('N'), (text) => assessCare([text]) !== null)).toBeLessThanOrEqual(falseAlarms);
});
