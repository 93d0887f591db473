import { brotliDecompressSync } from 'node:zlib';

/** The number of hash buckets for features. */
export const bucketCount = 4_194_304;

const bitsOfByte = 8;
const wordBits = 32;

/** The description of one table in the header of a file. */
export interface TableShape {
  /** The names of the outputs, by number. */
  outputs: string[];
  /** The score of each output before any feature. */
  bias: number[];
  /** The value of one quantisation step of a weight. */
  scale: number;
  /** The number of buckets, a power of 2; larger hashes wrap around. */
  buckets: number;
  /** The number of buckets with weights, and of all weights. */
  rows: number;
  weights: number;
}

/** The first line of a file of tables; `settings` belong to the user of the tables. */
export interface TableHeader<Name extends string = string, Settings = unknown> {
  /** The hash of the lines that the tables were trained from. */
  inputs: string;
  settings: Settings;
  tables: Record<Name, TableShape>;
}

/** The columns of a table, in the order of the file. */
export interface TableColumns {
  /** A bit for each bucket: whether it has weights. */
  known: Uint32Array;
  /** How many weights each known bucket has. */
  counts: Uint8Array;
  /** The output of each weight. */
  outputs: Uint8Array;
  /** Each weight, in steps of the scale. */
  steps: Int8Array;
}

export interface Table {
  outputs: readonly string[];
  /** The scores of a text's features, in the order of the outputs. */
  score: (features: readonly number[]) => Float64Array;
}

/** The tables of a file, by their names. */
export interface Tables<Name extends string, Settings = unknown> {
  inputs: string;
  settings: Settings;
  tables: Record<Name, Table>;
}

/** Long texts have many features, of which few are relevant, so their weights are scaled by this factor. */
export const featureWeight = (count: number): number => 1 / Math.sqrt(Math.max(count, 1));

export function softmax(scores: Float64Array): Float64Array {
  const highest = scores.reduce((most, score) => Math.max(most, score), -Infinity);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/* eslint-disable @typescript-eslint/no-non-null-assertion -- indices of typed arrays, in the innermost loops */
/** Returns the row of a bucket among those with weights, or -1. */
function createRowFinder(known: Uint32Array): (bucket: number) => number {
  const before = new Uint32Array(known.length);
  for (let word = 1; word < known.length; word += 1) before[word] = before[word - 1]! + countBits(known[word - 1]!);
  const last = known.length - 1;
  return (bucket) => {
    const word = (bucket >>> 5) & last;
    const bit = 1 << (bucket & (wordBits - 1));
    return (known[word]! & bit) === 0 ? -1 : before[word]! + countBits(known[word]! & (bit - 1));
  };
}

/** The start of each row's entries, and finally the end of the last one's. */
function listStarts(counts: Uint8Array): Uint32Array {
  const starts = new Uint32Array(counts.length + 1);
  for (let row = 0; row < counts.length; row += 1) starts[row + 1] = starts[row]! + counts[row]!;
  return starts;
}

/** The scoring by a table's columns. */
export function createTable({ shape, columns: { known, counts, outputs, steps } }: { shape: TableShape; columns: TableColumns }): Table {
  const { outputs: names, bias, scale } = shape;
  const rowOf = createRowFinder(known);
  const starts = listStarts(counts);
  return {
    outputs: names,
    score(features) {
      const factor = featureWeight(features.length) * scale;
      const scores = Float64Array.from(bias);
      for (const bucket of features) {
        const row = rowOf(bucket);
        if (row < 0) continue;
        const end = starts[row + 1]!;
        for (let at = starts[row]!; at < end; at += 1) scores[outputs[at]!] = scores[outputs[at]!]! + factor * steps[at]!;
      }
      return scores;
    },
  };
}
/* eslint-enable @typescript-eslint/no-non-null-assertion */

/** Reads a file of tables: a line of JSON, then the columns of each table in the order of the header, packed by Brotli. */
export function readTables<Name extends string, Settings = unknown>(file: Buffer): Tables<Name, Settings> {
  const end = file.indexOf('\n');
  const header = JSON.parse(file.toString('utf8', 0, end)) as TableHeader<Name, Settings>;
  const columns = brotliDecompressSync(file.subarray(end + 1));
  let at = columns.byteOffset;
  const take = (bytes: number) => (at += bytes) - bytes;
  const tables = Object.entries<TableShape>(header.tables).map(([name, shape]) => {
    // Copied, because 16-bit columns need an even address.
    const bytes = shape.buckets / bitsOfByte;
    const start = take(bytes);
    const known = new Uint32Array(columns.buffer.slice(start, start + bytes));
    const counts = new Uint8Array(columns.buffer, take(shape.rows), shape.rows);
    const outputs = new Uint8Array(columns.buffer, take(shape.weights), shape.weights);
    const steps = new Int8Array(columns.buffer, take(shape.weights), shape.weights);
    return [name, createTable({ shape, columns: { known, counts, outputs, steps } })] as const;
  });
  return { settings: header.settings, inputs: header.inputs, tables: Object.fromEntries(tables) as Record<Name, Table> };
}
