import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { assessCare, isDoubtful } from '../../../server/src/care';
import type { CareModel } from '../../../server/src/care/classifier';
import { loadTables } from '../../../server/src/tables/load-tables';
import { careSets, readCareSet, insertIntoStories, unseenSets, type CareSet, type CareSetKind } from './care-sets';
import { createNearness } from './nearness';
import { listTrainingSentences } from './train-care';

const folder = join(import.meta.dirname, '../..');
const isCaught = (text: string) => (assessCare([text])?.level ?? 'Y') !== 'Y';
const share = (texts: readonly string[], holds: (text: string) => boolean) => texts.filter(holds).length / texts.length;
const of = (name: string, kinds: readonly CareSetKind[]) =>
  readCareSet(folder, name)
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ text }) => text);

describe('a sentence near another', () => {
  const findNear = createNearness(['I have been counting the tablets in the drawer every night', 'सब कुछ यहीं छोड़कर चला जाऊँगा']);

  it.each([
    'I have been counting the tablets in her drawer',
    'have been counting the tablets in the drawer',
    'sab kuch yahin chhodkar chala jaunga',
    'I have been counting the tablets in the drawer every night, and every night I put them back where they were',
  ])('is found whatever its script and length: %s', (sentence) => {
    expect(findNear(sentence)?.share).toBeGreaterThanOrEqual(0.5);
  });

  it.each(['I have been thinking of my sister', 'every night', 'चला जाऊँगा'])('has half of the letters in common: %s', (sentence) => {
    expect(findNear(sentence)).toBeUndefined();
  });
});

describe('training', () => {
  it('uses no sentence near an unseen set', () => {
    const small = mkdtempSync(join(tmpdir(), 'lines-'));
    const write = (file: string, ...lines: string[]) => {
      mkdirSync(dirname(join(small, file)), { recursive: true });
      writeFileSync(join(small, file), `${lines.join('\n')}\n`);
    };
    for (const name of unseenSets)
      write(
        `sets/care/held-out-${name}.tsv`,
        'D\tI have been counting the tablets in the drawer every night',
        'D\tमैं सब कुछ यहीं छोड़कर चला जाऊँगा',
      );
    write('lines/care/sentences/none_own.txt', 'I have been counting the tablets in her drawer', 'I have been thinking of my sister');
    write('lines/topics/sentences/work.txt', 'main sab kuch yahin chhodkar chala jaunga');
    write('lines/topics/labelled/writer-1.tsv', 'work\twhen\tself\tWhen will the new office open');
    write('lines/turns/labelled/writer-1.tsv', 'when\tWhen will the office open\tand the canteen');
    expect(listTrainingSentences(small).map(({ text }) => text)).toEqual([
      'I have been thinking of my sister',
      'When will the new office open',
      'and the canteen',
    ]);
    rmSync(small, { recursive: true });
  });

  it('of the committed model excluded the unseen sets', () => {
    const { settings }: CareModel = loadTables(new URL('../../../server/tables/care.table', import.meta.url));
    const wasThere = ({ isLearned, since = 0 }: CareSet) => !isLearned && since <= Number(settings.version);
    expect(settings.apartFrom).toEqual(careSets.filter(wasThere).map(({ name }) => name));
  });
});

/** Minimum results of the committed model, with room for retraining; docs/measurements.md has the figures. */
const reached = [
  { name: '10', caught: 0.94, caughtOrAsked: 0.97, hardStopped: 0.16, plainStopped: 0.02 },
  { name: '15', caught: 0.93, caughtOrAsked: 0.965, hardStopped: 0.075, plainStopped: 0.012 },
  { name: '17', caught: 0.93, caughtOrAsked: 0.97, hardStopped: 0.15, plainStopped: 0.012 },
  { name: '18', caught: 0.92, caughtOrAsked: 0.96, hardStopped: 0.11, plainStopped: 0.02 },
  { name: '19', caught: 0.9, caughtOrAsked: 0.95, hardStopped: 0.06, plainStopped: 0.07 },
  { name: '20', caught: 0.89, caughtOrAsked: 0.97, hardStopped: 0.04, plainStopped: 0 },
  { name: '21', caught: 0.95, caughtOrAsked: 0.98, hardStopped: 0.19, plainStopped: 0.01 },
];

describe.each(reached)('of the unseen set $name', ({ name, caught, caughtOrAsked, hardStopped, plainStopped }) => {
  const [despair, hard, plain] = [of(name, ['D']), of(name, ['N']), of(name, ['P'])];
  const isStopped = (text: string) => assessCare([text]) !== null;

  it('sentences of despair are caught, and most of the others lead to a question', () => {
    const missed = despair.filter((text) => !isCaught(text));
    expect(missed.length).toBeLessThanOrEqual(despair.length * (1 - caught));
    expect(missed.filter((text) => !isDoubtful(text)).length).toBeLessThanOrEqual(despair.length * (1 - caughtOrAsked));
  });

  it('harmless ones raise few alarms', () => {
    expect(share(hard, isStopped)).toBeLessThanOrEqual(hardStopped);
    expect(plain.filter(isStopped).length).toBeLessThanOrEqual(plain.length * plainStopped);
  });
});

describe('of the harmless ones of all unseen sets', () => {
  const isAsked = (text: string) => assessCare([text]) === null && isDoubtful(text);

  it.each([
    { kind: 'P', asked: 0.035 },
    { kind: 'N', asked: 0.07 },
  ] as const)('few are asked whether they are safe ($kind)', ({ kind, asked }) => {
    const texts = unseenSets.flatMap((name) => of(name, [kind]));
    expect(share(texts, isAsked)).toBeLessThanOrEqual(asked);
  });
});

describe('of everyday stories', () => {
  it('few stories are stopped', () => {
    expect(share(of('22', ['P']), (text) => assessCare([text]) !== null)).toBeLessThanOrEqual(0.13);
  });

  it('stories with a line of despair are stopped', () => {
    expect(share(insertIntoStories(folder, '21', '22'), isCaught)).toBeGreaterThanOrEqual(0.9);
  });
});

it.each([
  { name: '18', caught: 0.87 },
  { name: '19', caught: 0.93 },
  { name: '20', caught: 0.85 },
])('of the unseen set $name other danger is caught', ({ name, caught }) => {
  expect(share(of(name, ['A']), isCaught)).toBeGreaterThanOrEqual(caught);
});

describe('of set 16, whose kinds of misses were fixed with other sentences,', () => {
  it('other danger is caught', () => {
    expect(share(of('16', ['A']), isCaught)).toBeGreaterThanOrEqual(0.85);
  });

  it('matters on which no verdict is given are stopped', () => {
    expect(share(of('16', ['V']), (text) => assessCare([text]) !== null)).toBeGreaterThanOrEqual(0.85);
  });
});
