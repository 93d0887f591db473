import { stages as allStages } from './steps.mjs';
import { messageOf } from '../common/error-details.mjs';

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {{ passed: number, failed: number }} Total */

/** @param {number} since */
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * The stages with only the steps of these names, or all.
 *
 * @param {Step[][]} stages
 * @param {string[]} names
 */
function selectStages(stages, names) {
  const known = stages.flat().map((step) => step.name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Error(`There is no step '${unknown}': ${known.join(', ')}.`);
  return names.length === 0 ? stages : stages.map((stage) => stage.filter((step) => names.includes(step.name)));
}

/**
 * Adds a step's passed and failed tests to `total`; a step that throws counts as one failure. Parallel steps have their name as
 * a label. Prints the reason of a failure at once and returns it, or undefined.
 *
 * @param {Step} step
 * @param {string | undefined} label
 * @param {Total} total
 */
async function runStep({ name, about, work }, label, total) {
  const started = Date.now();
  console.log(`\n${name}: ${about}`);
  let reason;
  try {
    const { passed = 0, failed = 0 } = /** @type {Partial<Total>} */ (await work({ label })) ?? {};
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) reason = `${name}: ${failed} failed`;
  } catch (error) {
    total.failed += 1;
    reason = `${name}: ${messageOf(error)}`;
  }
  console.log(reason ? `\n${reason}` : `${name}: done in ${seconds(started)}`);
  return reason;
}

/**
 * @param {Step[]} stage
 * @param {Total} total
 */
function runStage(stage, total) {
  const width = Math.max(...stage.map(({ name }) => name.length));
  return Promise.all(stage.map((step) => runStep(step, stage.length > 1 ? step.name.padEnd(width) : undefined, total)));
}

/**
 * Runs the steps of these names, or all, and stops after the first stage that has a failure.
 *
 * @param {string[]} names
 * @param {Step[][]} [stages]
 */
export async function run(names, stages = allStages) {
  const started = Date.now();
  const total = { passed: 0, failed: 0 };
  /** @type {string[]} */
  let failures = [];
  try {
    for (const stage of selectStages(stages, names)) {
      failures = (await runStage(stage, total)).filter((reason) => reason !== undefined);
      if (failures.length > 0) break;
    }
  } catch (error) {
    failures = [messageOf(error)];
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed in ${seconds(started)}`);
  if (failures.length === 0) return;
  console.error(`Stopped at ${failures.join('\n')}`);
  process.exitCode = 1;
}
