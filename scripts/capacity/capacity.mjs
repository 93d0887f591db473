import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../builds/build-folders.mjs';

/** @typedef {{ name: string, dailyUsers: number, registered: number }} Case */
/**
 * The contents of docs/capacity.json.
 *
 * @typedef {typeof import('../../docs/capacity.json')} Figures
 */
/** @typedef {ReturnType<typeof plan>} Plan */

/**
 * Pseudo-random numbers from 0 to 1, the same in each run.
 *
 * @param {number} seed
 */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
}

/**
 * Simulates requests with random arrivals (`perSecond`) in one queue for `cores`, each taking `seconds` on average
 * (exponential). Returns the 99th percentile of the wait in milliseconds.
 *
 * @param {{ perSecond: number, seconds: number, cores: number, requests?: number, seed?: number }} load
 */
export function simulateWait({ perSecond, seconds, cores, requests = 20_000, seed = 1 }) {
  const random = createRandom(seed);
  /** @param {number} mean */
  const draw = (mean) => -Math.log(random()) * mean;
  const freeAt = Array.from({ length: cores }, () => 0);
  const waits = [];
  for (let now = 0, served = 0; served < requests; served += 1) {
    now += draw(1 / perSecond);
    const core = freeAt.indexOf(Math.min(...freeAt));
    const began = Math.max(now, freeAt[core]);
    freeAt[core] = began + draw(seconds);
    waits.push(began - now);
  }
  waits.sort((a, b) => a - b);
  return waits[Math.floor(waits.length * 0.99)] * 1000;
}

/**
 * The minimum number of cores with which 99 of 100 requests wait at most `waitMs`.
 *
 * @param {{ perSecond: number, seconds: number, waitMs: number }} load
 */
export function findCores({ perSecond, seconds, waitMs }) {
  let cores = Math.max(1, Math.ceil(perSecond * seconds));
  while (simulateWait({ perSecond, seconds, cores }) > waitMs) cores += 1;
  return cores;
}

const days = 365;
/** @param {number} value */
const format = (value) => value.toLocaleString('en-IN', { maximumFractionDigits: value < 10 ? 1 : 0 });

/**
 * The resources for a number of daily users, by the measured figures and the assumptions of docs/capacity.json.
 *
 * @param {{ dailyUsers: number, registered: number }} size
 * @param {Figures} figures
 */
export function plan({ dailyUsers, registered }, { measured, assumed, rupees }) {
  /** @param {number} share */
  const perDay = (share) => dailyUsers * assumed.visitsPerDay * share;
  /** @param {number} share */
  const peak = (share) => (perDay(share) * assumed.shareOfPeakHour) / 3600;
  const load = {
    documents: peak(assumed.documentsPerVisit),
    renders: peak(assumed.documentsPerVisit * assumed.shareRenderedAnew),
    reads: peak(assumed.readsPerVisit),
    questions: peak(assumed.questionsPerVisit),
  };
  const busy =
    (load.documents - load.renders) / measured.documentsPerCore +
    load.renders / measured.renderedDocumentsPerCore +
    load.reads / measured.readsPerCore +
    load.questions / measured.questionsPerCore;
  const all = load.documents + load.reads + load.questions;
  const siteCores = findCores({ perSecond: all, seconds: busy / all, waitMs: assumed.waitMs });
  const renderCores = findCores({ perSecond: load.renders, seconds: 1 / measured.rendersPerCore, waitMs: assumed.waitMs });
  const databaseCores = Math.ceil((load.reads / measured.databaseReadsPerCore + load.questions / measured.databaseQuestionsPerCore) * 2);
  const gigabytes =
    (registered * measured.bytesPerAccount + perDay(assumed.questionsPerVisit) * days * assumed.yearsKept * measured.bytesPerQuestion) /
    1e9;
  const trafficGb = (perDay(1) * 30 * assumed.kilobytesPerVisit) / 1e6;
  const streams = load.questions * assumed.secondsPerReply;
  const redisMb = (load.questions * 180 * measured.bytesPerReplyInRedis) / 1e6;
  const cost =
    (siteCores + renderCores) * 1.5 * rupees.corePerMonth +
    databaseCores * 2 * rupees.databaseCorePerMonth +
    gigabytes * 2 * rupees.gigabytePerMonth +
    trafficGb * rupees.gigabyteOut;
  return { load, siteCores, renderCores, databaseCores, gigabytes, trafficGb, streams, redisMb, cost };
}

/**
 * @param {Figures} figures
 * @param {Case[]} cases
 */
function toRows(figures, cases) {
  const plans = cases.map((one) => plan(one, figures));
  /**
   * @param {string} name
   * @param {(plan: Plan) => number} pick
   */
  const row = (name, pick) => `| ${name} | ${plans.map((one) => format(pick(one))).join(' | ')} |`;
  return [
    `| | ${cases.map(({ name }) => name).join(' | ')} |`,
    `|---|${cases.map(() => '---:|').join('')}`,
    row('documents a second, peak hour', ({ load }) => load.documents),
    row('of them rendered anew', ({ load }) => load.renders),
    row('reads of the API a second', ({ load }) => load.reads),
    row('questions a second', ({ load }) => load.questions),
    row('replies being streamed', ({ streams }) => streams),
    row('cores for requests', ({ siteCores }) => siteCores),
    row('cores for renders', ({ renderCores }) => renderCores),
    row('cores of PostgreSQL, half idle', ({ databaseCores }) => databaseCores),
    row('gigabytes in PostgreSQL', ({ gigabytes }) => gigabytes),
    row('megabytes in Redis', ({ redisMb }) => redisMb),
    row('terabytes sent a month', ({ trafficGb }) => trafficGb / 1000),
    row('rupees a month', ({ cost }) => cost),
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const figures = JSON.parse(readFileSync(path.join(root, 'docs/capacity.json'), 'utf8'));
  console.log(toRows(figures, figures.cases));
}
