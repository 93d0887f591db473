import { startSmallCheck } from './small-check';
import type { Edit } from './small-site';
import type { SmallTry } from './small-tries';

/** A changed release of the small site, how it is tried, and what is said of it. */
export type SmallSample = [name: string, run: SmallTry, edits: Edit[], sentence: string];

interface Samples {
  refused: SmallSample[];
  listed: SmallSample[];
  honest: [name: string, run: SmallTry, edits: Edit[]][];
}

/** Registers a test of each sample; the returned function gives the check, for further tests. */
export function judgeSamples({ refused, listed, honest }: Samples) {
  let check: Awaited<ReturnType<typeof startSmallCheck>>;
  beforeAll(async () => {
    const all = [...refused, ...listed, ...honest].map(([name, , edits]) => [name, edits] as const);
    check = await startSmallCheck(Object.fromEntries(all));
  });
  afterAll(() => check.stop());

  it.each(refused)('refuses %s', async (name, run, _edits, sentence) => {
    const { comparison, isJudged } = await check.compare(name, run, false);
    const said = comparison.findings.map(({ rule, message }) => `${rule}: ${message}`);
    expect({ said, isJudged }).toEqual({ said: [expect.stringContaining(sentence)], isJudged: true });
  });

  it.each(listed)('lists %s', async (name, run, _edits, line) => {
    const { comparison, isJudged } = await check.compare(name, run, false);
    const said = expect.arrayContaining([expect.stringContaining(line)]) as string[];
    expect({ ...comparison, isJudged }).toEqual({ findings: [], differences: said, isJudged: true });
  });

  it.each(honest)('accepts %s', async (name, run) => {
    const { comparison, isJudged } = await check.compare(name, run, false);
    expect({ ...comparison, isJudged }).toEqual({ findings: [], differences: [], isJudged: true });
  });

  return () => check;
}
