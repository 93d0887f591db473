import { join } from 'node:path';
import { computeChart, type ChartInput } from '../../../server/src/astrology';
import { createBuiltInReader } from '../../../server/src/astrologers';
import { askSet } from '../../../server/src/astrologers/relevance/ask-set';
import { readFirstQuestions, readSet, type SetName } from '../../../server/src/astrologers/relevance/read-set';
import { assessCare } from '../../../server/src/care';
import { measureCare } from '../../../training/src/judge/judge-care';
import { judgeRequests } from '../../../training/src/judge/judge-topics';
import { median, quantile } from '../statistics';
import { formatNumber, formatTable } from '../table';
import { createBirths, toQuestion } from './births';
import { measureFirstWords, measureOpenStreams } from './open-streams';

const charts = 4000;
const [warmUpRounds, chartRounds] = [3, 10];
const answers = 2000;
const streams = 5000;
const [parallel, rounds] = [50, 40];
const kilobytes = 1024;
const [longLetters, longRounds] = [1000, 200];

/** Milliseconds of this process's CPU time for a piece of work. */
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
  // Warm-up rounds, in which the code is compiled.
  const perSecond = Array.from({ length: chartRounds }, () => (charts / cpuMs(once)) * 1000);
  return median(perSecond.slice(warmUpRounds));
}

const readQuestions = (root: string) => readFirstQuestions(root, ['asked', 'kept']);

/** Milliseconds of CPU time to assess a question of 1,000 letters after two others of that length. */
function measureLongCare(root: string): number {
  const long = readQuestions(root).join(' ').slice(0, longLetters);
  const assessLong = () => assessCare([long, long, `${long}.`]);
  assessLong();
  return cpuMs(() => Array.from({ length: longRounds }, assessLong)) / longRounds;
}

async function measureAnswers(root: string): Promise<{ care: number; reader: number }> {
  const texts = readQuestions(root);
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

function measureRelevance(root: string): string {
  const share = (name: SetName) => {
    const cases = askSet(readSet(root, name));
    return `${cases.filter(({ isAnswered }) => isAnswered).length} of ${cases.length}`;
  };
  return `built with ${share('asked')}, kept aside ${share('kept')}`;
}

/** Prints the costs and the accuracy of the reader. */
export async function benchReader({ root, programs }: { root: string; programs: string }): Promise<void> {
  console.log(`${formatNumber(measureCharts())} charts a CPU second (goal: 10,000)`);
  const { care, reader } = await measureAnswers(root);
  console.log(`${formatNumber(care, 2)} ms of CPU for care and ${formatNumber(reader, 2)} ms for the answer (goal: 8 together)`);
  console.log(`${formatNumber(measureLongCare(root), 2)} ms of CPU for care of three turns of ${longLetters} letters`);
  const training = join(root, 'training');
  const asked = { name: "the reader's questions", despair: [], harmless: readQuestions(root) };
  console.log(formatTable(['care', 'caught', 'caught or asked', 'harmless stopped', 'harmless asked'], measureCare(training, [asked])));
  console.log(`relevance: ${measureRelevance(root)}`);
  console.log(judgeRequests(training));
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
