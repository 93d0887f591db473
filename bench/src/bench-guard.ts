import { areVisitsMissing, type SharedMinute } from '../../release/src/guard/missing-visits';
import { compareReleases, type VisitCounts } from '../../release/src/guard/sequential-test';
import { formatNumber, formatTable } from './table';

const runs = 100;
const minutesOfDay = 1440;
const askedMinutes = 10;
const falseAlarms = 0.01;

/** A seeded generator of numbers from 0 to 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Scenario {
  name: string;
  /** The share of bad visits of the stable release by minute of the day. */
  usual: (minute: number) => number;
  /** How many times as often the canary fails. */
  times: number;
  /** Visits a minute of both releases together, and the canary's share in percent. */
  visits: number;
  percent: number;
}

const steady = () => 0.01;
/** At night the network is slow, and one visit in twelve fails. */
const nights = (minute: number) => (minute % minutesOfDay < 480 ? 0.08 : 0.004);
/** Half an hour in which everything fails. */
const outage = (minute: number) => (minute > 200 && minute < 230 ? 0.7 : 0.01);

const scenarios: Scenario[] = [
  { name: 'as good', usual: steady, times: 1, visits: 60, percent: 5 },
  { name: 'as good, bad nights', usual: nights, times: 1, visits: 60, percent: 5 },
  { name: 'as good, an outage', usual: outage, times: 1, visits: 60, percent: 25 },
  { name: 'worse by a quarter, which is tolerated', usual: steady, times: 1.25, visits: 60, percent: 25 },
  { name: 'twice as bad', usual: steady, times: 2, visits: 60, percent: 25 },
  { name: 'five times as bad', usual: steady, times: 5, visits: 60, percent: 5 },
  { name: 'fails always', usual: steady, times: 100, visits: 60, percent: 5 },
  { name: 'fails always, few visitors', usual: steady, times: 100, visits: 2, percent: 5 },
];

const draw = (random: () => number, visits: number, share: number) => {
  let count = 0;
  for (let at = 0; at < visits; at += 1) if (random() < share) count += 1;
  return count;
};

/** The number of networks, and the share of them that visited before the canary. */
const networks = 3000;
const knownShare = 0.7;
const minNetworks = 10;

/** The minute at which all reports call a canary worse, and at which known networks confirm it; null if never. */
interface Halt {
  reported: number | null;
  believed: number | null;
}

/** The failures of a minute reported by known networks; for the canary each network counts once. */
function believe(random: () => number, bad: number, seenNetworks: Set<number> | null): number {
  let believed = 0;
  for (let at = 0; at < bad; at += 1) {
    const network = Math.floor(random() * networks);
    if (network >= networks * knownShare || seenNetworks?.has(network)) continue;
    seenNetworks?.add(network);
    believed += 1;
  }
  return believed;
}

const withBelieved = ({ visits, bad }: VisitCounts, believed: number): VisitCounts => ({ visits: visits - bad + believed, bad: believed });

/** Evaluates the test every minute of a day. */
function findHalt({ usual, times, visits, percent }: Scenario, random: () => number): Halt {
  const minutes: SharedMinute[] = [];
  const believedMinutes: SharedMinute[] = [];
  const seenNetworks = new Set<number>();
  const halt: Halt = { reported: null, believed: null };
  for (let minute = 1; minute <= minutesOfDay && halt.believed === null; minute += 1) {
    const canary = draw(random, visits, percent / 100);
    const [stable, share] = [visits - canary, usual(minute)];
    const reported = {
      canary: { visits: canary, bad: draw(random, canary, Math.min(1, share * times)) },
      stable: { visits: stable, bad: draw(random, stable, share) },
      percent,
    };
    minutes.push(reported);
    believedMinutes.push({
      canary: withBelieved(reported.canary, believe(random, reported.canary.bad, seenNetworks)),
      stable: withBelieved(reported.stable, believe(random, reported.stable.bad, null)),
      percent,
    });
    if (minute % askedMinutes !== 0 || !compareReleases(minutes, falseAlarms).isWorse) continue;
    halt.reported ??= minute;
    const isDetectedByKnown = seenNetworks.size >= minNetworks && compareReleases(believedMinutes, falseAlarms).isWorse;
    if (areVisitsMissing(minutes) || isDetectedByKnown) halt.believed = minute;
  }
  return halt;
}

const median = (minutes: readonly (number | null)[]) => {
  const sorted = minutes.filter((minute) => minute !== null).toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  return middle === undefined ? '-' : formatNumber(middle);
};

/** Prints the false alarms and the detection times of the test that halts canaries, from simulated days. */
export function benchGuard(): void {
  const random = createRandom(16);
  const rows = scenarios.map((scenario) => {
    const halts = Array.from({ length: runs }, () => findHalt(scenario, random));
    const share = halts.filter(({ believed }) => believed !== null).length / runs;
    return [
      scenario.name,
      formatNumber(scenario.visits),
      formatNumber(scenario.percent),
      formatNumber(share * 100, 1),
      median(halts.map(({ reported }) => reported)),
      median(halts.map(({ believed }) => believed)),
    ];
  });
  console.log(
    `${formatNumber(runs)} days each, asked every ${askedMinutes} minutes, false alarms at most ${formatNumber(falseAlarms * 100)} %`,
  );
  const heads = ['Canary', 'Visits a minute', 'Share, %', 'Halted within a day, %', 'By all reports, minutes', 'Confirmed, minutes'];
  console.log(formatTable(heads, rows));
}
