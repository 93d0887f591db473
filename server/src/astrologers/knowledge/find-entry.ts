import { extractFeatures } from '../../care/features';
import { normalize } from '../../care/normalize';

/** A subject of knowledge: what is said of it, sentence by sentence in alternatives, and lines as people ask about it. */
export interface Entry {
  id: string;
  en: readonly (readonly string[])[];
  hi: readonly (readonly string[])[];
  lines: readonly string[];
}

/** The entry whose lines a text is most like, and how much, from 0 to 1. */
export interface Found<Of> {
  entry: Of;
  likeness: number;
}

type Vector = ReadonlyMap<number, number>;

/** How many of the likest lines of an entry count, and how much beside all of its lines together. */
const [counted, ofLines] = [2, 0.7];

const dot = (one: Vector, other: Vector): number =>
  [...one].reduce((sum, [feature, weight]) => sum + weight * (other.get(feature) ?? 0), 0);

function normalized(vector: Vector): Vector {
  const length = Math.sqrt(dot(vector, vector));
  return new Map([...vector].map(([feature, weight]) => [feature, length === 0 ? 0 : weight / length]));
}

function sum(vectors: readonly Vector[]): Vector {
  const total = new Map<number, number>();
  for (const vector of vectors) for (const [feature, weight] of vector) total.set(feature, (total.get(feature) ?? 0) + weight);
  return total;
}

/** Creates the search among entries, each with its likeness: the cosine of two texts, in which features that are rare among all lines weigh more. */
export function createEntryRanking<Of extends Pick<Entry, 'lines'>>(entries: readonly Of[]): (text: string) => Found<Of>[] {
  const featuresOf = (text: string) => new Set(extractFeatures(normalize(text)));
  const count = entries.reduce((total, { lines }) => total + lines.length, 0);
  const holders = sum(entries.flatMap(({ lines }) => lines.map((line) => new Map([...featuresOf(line)].map((feature) => [feature, 1])))));
  const toVector = (text: string): Vector =>
    normalized(new Map([...featuresOf(text)].map((feature) => [feature, Math.log(1 + count / (holders.get(feature) ?? 1))])));
  const read = entries.map((entry) => {
    const lines = entry.lines.map(toVector);
    return { entry, lines, whole: normalized(sum(lines)) };
  });

  return (text) => {
    const asked = toVector(text);
    return read.map(({ entry, lines, whole }): Found<Of> => {
      const best = lines
        .map((line) => dot(asked, line))
        .sort((one, other) => other - one)
        .slice(0, counted);
      return { entry, likeness: ofLines * (best.reduce((total, each) => total + each, 0) / counted) + (1 - ofLines) * dot(asked, whole) };
    });
  };
}
