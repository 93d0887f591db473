import '../common/require-node.mjs';
import vm from 'node:vm';

const { root } = await import('../builds/build-folders.mjs');
const { listPatterns } = await import('./list-patterns.mjs');
const { listAttackTexts } = await import('./attack-texts.mjs');

/** The most that a pattern may need for 4,000 letters, in milliseconds of the processor. */
const limitMs = 20;
/** Code that reads texts of users. */
const folders = ['server/src', 'release/src', 'shared/src'];
/** Of several runs, because another program may have slowed one. */
const runs = 3;

const context = vm.createContext({});
const script = new vm.Script('pattern.lastIndex = 0; pattern.global ? text.replace(pattern, "") : pattern.test(text)');

/**
 * Milliseconds of one run, which is given up after five seconds.
 *
 * @param {RegExp} pattern
 * @param {string} text
 */
function measure(pattern, text) {
  Object.assign(context, { pattern, text });
  const before = process.cpuUsage();
  try {
    script.runInContext(context, { timeout: 5000 });
  } catch {
    // It ran out of time, which the measured time shows.
  }
  return process.cpuUsage(before).user / 1000;
}

/** @param {RegExp} pattern @param {string} text */
const measureLeast = (pattern, text) => {
  const first = measure(pattern, text);
  return first <= limitMs ? first : Math.min(first, ...Array.from({ length: runs - 1 }, () => measure(pattern, text)));
};

const patterns = listPatterns(root, folders);
let slow = 0;
for (const { pattern, place } of patterns) {
  const [worst] = listAttackTexts(pattern)
    .map((text) => ({ text, ms: measureLeast(pattern, text) }))
    .sort((one, other) => other.ms - one.ms);
  if (worst === undefined || worst.ms <= limitMs) continue;
  slow += 1;
  console.log(`${place}: ${worst.ms.toFixed(0)} ms for ${JSON.stringify(worst.text.slice(0, 20))} repeated`);
}
console.log(`${String(patterns.length)} patterns, ${String(slow)} of them slower than ${String(limitMs)} ms`);
process.exitCode = slow === 0 ? 0 : 1;
