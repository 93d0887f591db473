import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeChart, type ChartInput } from '../../../server/src/astrology';
import { createBuiltInReader } from '../../../server/src/astrologers';
import { askSet } from '../../../server/src/astrologers/relevance/ask-set';
import { askedSet } from '../../../server/src/astrologers/relevance/asked-set';
import { keptSet } from '../../../server/src/astrologers/relevance/kept-set';
import { assessCare, isDoubtful } from '../../../server/src/care';
import { readCareSet, unseenSets, type CareSetKind } from '../../../server/src/care/testing/care-sets';
import { createRandom, expandTemplate } from '../../../server/src/care/training/expand-sentences';
import { median, quantile } from '../statistics';
import { formatNumber, formatTable } from '../table';
import { createBirths, toQuestion } from './births';
import { measureFirstWords, measureOpenStreams } from './open-streams';
import { measureUnderstanding } from './understanding';

const charts = 4000;
const [warmUpRounds, chartRounds] = [3, 10];
const answers = 2000;
const streams = 5000;
const [parallel, rounds] = [50, 40];
const kilobytes = 1024;
const [longLetters, longRounds] = [1000, 200];

/** Milliseconds of CPU of this process that a piece of work takes; what others do meanwhile does not count. */
function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function measureCharts(): number {
  const inputs = createBirths(charts).map(({ utc }, index): ChartInput => {
    const born = new Date(utc);
    return { utc: born, lat: 8 + (index % 27), lng: 69 + (index % 28), now: new Date('2026-11-21T08:00:00Z'), localDate: utc.slice(0, 10) };
  });
  const once = () => inputs.forEach((input) => computeChart(input));
  // The first rounds are compiled while they run.
  const perSecond = Array.from({ length: chartRounds }, () => (charts / cpuMs(once)) * 1000);
  return median(perSecond.slice(warmUpRounds));
}

const readQuestions = () =>
  `${askedSet}${keptSet}`
    .split('\n')
    .map((line) => (line.split(' | ')[0] ?? '').split('>>')[0]?.trim() ?? '')
    .filter((text) => text !== '');

/** Milliseconds of CPU for care of a last question of 1,000 letters after two others of that length. */
function measureLongCare(): number {
  const long = readQuestions().join(' ').slice(0, longLetters);
  const assessLong = () => assessCare([long, long, `${long}.`]);
  assessLong();
  return cpuMs(() => Array.from({ length: longRounds }, assessLong)) / longRounds;
}

async function measureAnswers(): Promise<{ care: number; reader: number }> {
  const texts = readQuestions();
  const asked = createBirths(answers).map((chart, index) => toQuestion(chart, texts[index % texts.length] ?? '', index));
  const reader = createBuiltInReader({ paceMs: 0 });
  const { signal } = new AbortController();
  for (const question of asked.slice(0, 200)) for await (const piece of reader.answer({ ...question }, signal)) void piece;
  const care = cpuMs(() => asked.forEach(({ text }) => assessCare([text])));
  const before = process.cpuUsage();
  for (const question of asked) for await (const piece of reader.answer(question, signal)) void piece;
  const { user, system } = process.cpuUsage(before);
  return { care: care / answers, reader: (user + system) / 1000 / answers };
}

interface TriedSet {
  name: string;
  despair: string[];
  harmless: string[];
}

/** The sets that no sentence of training is near to. */
function readUnseenSets(folder: string): TriedSet[] {
  return unseenSets.flatMap((name) => {
    const rows = readCareSet(folder, name);
    const of = (...kinds: CareSetKind[]) => rows.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text);
    const sets = [
      { name: `set ${name}, near despair`, despair: of('D'), harmless: of('N') },
      { name: `set ${name}, plain`, despair: [], harmless: of('P') },
      { name: `set ${name}, other danger`, despair: of('A'), harmless: [] },
    ];
    return sets.filter(({ despair, harmless }) => despair.length + harmless.length > 0);
  });
}

/** Those sets, the older one, which was looked at while training was widened, and the reader's questions. */
function readCareSets(root: string): TriedSet[] {
  const folder = join(root, 'server/src/care/testing');
  const read = (name: string) => readFileSync(join(folder, name), 'utf8').trim().split('\n');
  const random = createRandom(5);
  const older = {
    despair: read('danger.txt').map((line) => line.split('\t')[2] ?? ''),
    harmless: read('harmless.txt').flatMap((template) => expandTemplate(template, 5, random)),
  };
  return [
    ...readUnseenSets(folder),
    { name: 'older set, all danger', ...older },
    { name: "the reader's questions", despair: [], harmless: readQuestions() },
  ];
}

/** Shares of what is understood: of danger caught, of danger caught or asked about, of harmless texts stopped, of harmless ones asked about. */
function measureCare(root: string): string[][] {
  const share = (texts: readonly string[], holds: (text: string) => boolean) =>
    texts.length === 0 ? '' : `${formatNumber((100 * texts.filter(holds).length) / texts.length, 1)} % of ${texts.length}`;
  const isGrave = (text: string) => (assessCare([text])?.level ?? 'Y') !== 'Y';
  const isStopped = (text: string) => assessCare([text]) !== null;
  return readCareSets(root).map(({ name, despair, harmless }) => [
    name,
    share(despair, isGrave),
    share(despair, (text) => isGrave(text) || isDoubtful(text)),
    share(harmless, isStopped),
    share(harmless, (text) => !isStopped(text) && isDoubtful(text)),
  ]);
}

function measureRelevance(): string {
  const share = (set: string) => {
    const cases = askSet(set);
    return `${cases.filter(({ isAnswered }) => isAnswered).length} of ${cases.length}`;
  };
  return `built with ${share(askedSet)}, kept aside ${share(keptSet)}`;
}

/** Prints what the reader costs and how well it understands. */
export async function benchReader({ root, programs }: { root: string; programs: string }): Promise<void> {
  console.log(`${formatNumber(measureCharts())} charts a CPU second (goal: 10,000)`);
  const { care, reader } = await measureAnswers();
  console.log(`${formatNumber(care, 2)} ms of CPU for care and ${formatNumber(reader, 2)} ms for the answer (goal: 8 together)`);
  console.log(`${formatNumber(measureLongCare(), 2)} ms of CPU for care of three turns of ${longLetters} letters`);
  console.log(formatTable(['care', 'caught', 'caught or asked', 'harmless stopped', 'harmless asked'], measureCare(root)));
  console.log(`relevance: ${measureRelevance()}`);
  console.log(`understood: ${measureUnderstanding(root)}`);
  const first = await measureFirstWords(programs, parallel, rounds);
  console.log(
    `first words with ${parallel} in parallel: p50 ${formatNumber(quantile(first, 0.5))} ms, p99 ${formatNumber(quantile(first, 0.99))} ms (goal: 100)`,
  );
  const memory = {
    reader: await measureOpenStreams(programs, 'reader', streams),
    bare: await measureOpenStreams(programs, 'bare', streams),
  };
  console.log(
    `${formatNumber(streams)} open streams in one process: ${formatNumber(memory.reader * kilobytes, 1)} KB each; bare Fastify ${formatNumber(memory.bare * kilobytes, 1)} KB each`,
  );
}
