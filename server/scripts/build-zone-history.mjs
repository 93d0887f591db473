/*
 * Writes src/astrology/time/zone-history.json: the offsets from UTC, from 1944 to 1969, of the time zones whose history Node's
 * database has merged with a neighbour's. Run on a system whose zoneinfo includes the old data (PACKRATDATA=backzone
 * PACKRATLIST=zone.tab, as Debian's is): node server/scripts/build-zone-history.mjs [/usr/share/zoneinfo]
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const folder = process.argv[2] ?? '/usr/share/zoneinfo';
const require = createRequire(import.meta.url);
const { timezones } = JSON.parse(readFileSync(join(require.resolve('geo-tz/all'), '../../data/timezones.geojson.index.json'), 'utf8'));
const first = Date.UTC(1944, 0, 1) / 1000;
const end = Date.UTC(1970, 0, 1) / 1000;
const target = new URL('../src/astrology/time/zone-history.json', import.meta.url);

/**
 * Transitions of a file in TZif, version 2 or later: seconds since 1970 and the offset from then on.
 *
 * @param {Buffer} bytes
 */
function readTransitions(bytes) {
  /** @param {number} at */
  const counts = (at) => [20, 24, 28, 32, 36, 40].map((field) => bytes.readUInt32BE(at + field));
  const [isUt, isStd, leaps, times, types, letters] = counts(0);
  const second = 44 + times * 5 + types * 6 + letters + leaps * 8 + isStd + isUt;
  const [, , , count] = counts(second);
  const data = second + 44;
  /** @param {number} type */
  const offsetOf = (type) => bytes.readInt32BE(data + count * 9 + type * 6);
  const transitions = Array.from({ length: count }, (_, index) => [
    Number(bytes.readBigInt64BE(data + index * 8)),
    offsetOf(bytes[data + count * 8 + index]),
  ]);
  return [[-Infinity, offsetOf(0)], ...transitions];
}

/**
 * @param {Intl.DateTimeFormat} formatter
 * @param {number} seconds
 */
function nodeOffset(formatter, seconds) {
  const part = Object.fromEntries(formatter.formatToParts(seconds * 1000).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute, part.second) / 1000 - seconds;
}

/** @type {Record<string, number[][]>} */
const history = {};
for (const zone of timezones.toSorted()) {
  const path = join(folder, zone);
  if (!existsSync(path)) continue;
  const transitions = readTransitions(readFileSync(path));
  const start = transitions.findLast(([seconds]) => seconds <= first);
  if (start === undefined) throw new Error(`${zone} has no transition before the first year.`);
  const spans = [[first, start[1]], ...transitions.filter(([seconds]) => seconds > first && seconds < end)].filter(
    ([, offset], index, all) => index === 0 || offset !== all[index - 1][1],
  );
  const numeric = /** @type {const} */ ({
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', ...numeric });
  /** @param {number} seconds */
  const atOf = (seconds) => spans.findLast(([from]) => from <= seconds)?.[1];
  let isOther = false;
  for (let seconds = first; seconds < end && !isOther; seconds += 86_400) isOther = atOf(seconds) !== nodeOffset(formatter, seconds);
  if (isOther) history[zone] = spans;
}
const lines = Object.entries(history).map(([zone, spans]) => `  ${JSON.stringify(zone)}: ${JSON.stringify(spans)}`);
writeFileSync(target, `{\n${lines.join(',\n')}\n}\n`);
console.log(`${lines.length} zones`);
