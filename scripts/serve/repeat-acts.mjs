import { createInterface } from 'node:readline';

const usage = 'npm run restored -- <time of the copy, as 2026-11-30T02:00Z> < the log of all processes since then';
const repeated = ['login', 'session_ended', 'account_changed'];
/** A request of the server takes a megabyte. */
const actsPerRequest = 5000;

/**
 * The acts of people in the lines of a log since a time in their order, each once.
 *
 * @param {AsyncIterable<string> | Iterable<string>} lines
 * @param {number} since
 */
export async function readActs(lines, since) {
  const acts = new Map();
  for await (const line of lines) {
    if (!line.includes('"security event"')) continue;
    // Collectors write their own words before a line.
    const { event, code, time, route, person, number } = JSON.parse(line.slice(line.indexOf('{')));
    if (!repeated.includes(event) || code !== undefined || time < since) continue;
    acts.set([route, person, number].join(' '), { time, act: { route, person, number } });
  }
  // The lines of several processes come one file after another.
  return [...acts.values()].sort((first, second) => first.time - second.time).map(({ act }) => act);
}

/**
 * Sends the acts of people since a restored copy to the server by `send`, and prints its answers.
 *
 * @param {string | undefined} text the time of the copy
 * @param {(command: { path: string, body: object }) => Promise<object>} send
 */
export async function repeatActs(text, send) {
  const since = Date.parse(text ?? '');
  if (Number.isNaN(since)) throw new Error(`Say ${usage}.`);
  const acts = await readActs(createInterface({ input: process.stdin }), since);
  for (let from = 0; from < acts.length; from += actsPerRequest) {
    const body = { acts: acts.slice(from, from + actsPerRequest) };
    console.log(JSON.stringify(await send({ path: '/operators/restored', body }), null, 2));
  }
  console.log(`${acts.length} acts since ${new Date(since).toISOString()}`);
}
