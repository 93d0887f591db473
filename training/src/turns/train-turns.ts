import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TopicAsks } from '../../../server/src/astrologers/asks/ask';
import { turnFeatures } from '../../../server/src/astrologers/topics/turns/turn-features';
import { addNoise, createRandom } from '../expand-sentences';
import { fitRareTable } from '../fit-rare-table';
import type { Example } from '../fit-table';
import { fitAsk } from '../topics/train-asks';
import { writeTables, type FittedTable } from '../write-tables';

const size = { buckets: 16_384, steps: 10 };
const noisyShare = 0.4;
const seed = 5;

/** A follow-up with its form and the previous question. */
export interface LabelledTurn {
  form: string;
  before: string;
  text: string;
}

/** Lines of `form TAB first question TAB second line`. */
const readFile = (file: string): LabelledTurn[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [form = '', before = '', text = ''] = line.split('\t');
      return { form, before, text };
    });

/** The lines of all writers in a folder, one file per writer. */
export const readTurnWriters = (folder: string): LabelledTurn[][] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .map((name) => readFile(join(folder, name)));

/** Topics of small talk, which are not new questions in a conversation. */
const talk = [
  'x_followup',
  'x_thanks',
  'x_ack',
  'x_complaint',
  'x_farewell',
  'x_service',
  'x_human',
  'x_memory',
  'x_abuse',
  'x_gibberish',
  'x_trick',
];
const [newLines, minWords] = [120, 4];

/** Pairs of labelled lines of two topics, so that the second is a new question. */
export function newTurns(folder: string): LabelledTurn[] {
  const random = createRandom(seed);
  const files = readdirSync(folder).sort();
  const rows = files.flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'));
  const lines = rows
    .map((row) => row.split('\t'))
    .map(([topic = '', , , text = '']) => ({ topic, text }))
    .filter(({ topic, text }) => !talk.includes(topic) && text.split(' ').length >= minWords);
  const one = () => lines[Math.floor(random() * lines.length)] ?? { topic: '', text: '' };
  const pairs = Array.from({ length: newLines }, () => [one(), one()] as const);
  return pairs
    .filter(([first, second]) => first.topic !== second.topic)
    .map(([first, second]) => ({ form: 'new', before: first.text, text: second.text }));
}

/** Fits the table of forms to labelled follow-ups. */
export function fitTurns(turns: readonly LabelledTurn[]): FittedTable {
  const random = createRandom(seed);
  const examples = turns.flatMap(({ form, before, text }): Example[] => {
    const noisy = random() < noisyShare ? [addNoise(text, random)] : [];
    return [text, ...noisy].map((each) => ({ output: form, features: turnFeatures(each, before) }));
  });
  const outputs = [...new Set(examples.map(({ output }) => output))].sort();
  return fitRareTable(examples, outputs, size);
}

/** Labelled follow-ups, and pairs of unrelated lines. */
export const readTurns = (folder: string): LabelledTurn[] => [
  ...readTurnWriters(join(folder, 'lines/turns/labelled')).flat(),
  ...newTurns(join(folder, 'lines/topics/labelled')),
];

/** Fits a table of variants for each form with more than one. `root` is the repository. */
function fitWays(root: string): Record<string, FittedTable> {
  const { forms } = JSON.parse(readFileSync(join(root, 'server/content/turns.json'), 'utf8')) as {
    forms: Record<string, TopicAsks['asks']>;
  };
  const multiVariantForms = Object.entries(forms).filter(([, ways]) => ways.length > 1);
  return Object.fromEntries(
    multiVariantForms.map(([topic, ways]) => {
      const own = ways.flatMap(({ id, lines }) => lines.map((line): [string, string] => [id, line]));
      return [topic, fitAsk({ topic, ids: ways.map(({ id }) => id), own, labelled: [] })];
    }),
  );
}

export const trainTurns = (folder: string, inputs: string): Buffer =>
  writeTables(inputs, {}, { turns: fitTurns(readTurns(folder)), ...fitWays(join(folder, '..')) });
