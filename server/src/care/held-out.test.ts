import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assessCare, isDoubtful } from '.';

/** Sentences that no training file may hold: D despair, N harmless. They are not tuned to; docs/product/care.md has the first look. */
const rows = readFileSync(join(__dirname, 'testing/held-out-10.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [string, string]);
const of = (kind: string) => rows.filter(([each]) => each === kind).map(([, text]) => text);
const isCaught = (text: string) => (assessCare([text])?.level ?? 'Y') !== 'Y';
const share = (texts: string[], holds: (text: string) => boolean) => texts.filter(holds).length / texts.length;

/** What the committed model reaches, with room for a retraining. */
const [caught, caughtOrAsked, falseAlarms] = [0.85, 0.9, 0.09];

it('of despair are caught, and most of the others lead to a question', () => {
  expect(share(of('D'), isCaught)).toBeGreaterThanOrEqual(caught);
  expect(share(of('D'), (text) => isCaught(text) || isDoubtful(text))).toBeGreaterThanOrEqual(caughtOrAsked);
});

it('that are harmless raise few alarms', () => {
  expect(share(of('N'), (text) => assessCare([text]) !== null)).toBeLessThanOrEqual(falseAlarms);
});
