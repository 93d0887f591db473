import { stages } from './steps.mjs';

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** The stages with the steps of these names alone, or all. */
function selectStages(names) {
  const known = stages.flat().map((step) => step.name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Error(`There is no step '${unknown}': ${known.join(', ')}.`);
  return names.length === 0 ? stages : stages.map((stage) => stage.filter((step) => names.includes(step.name)));
}

/** Adds a step's passed and failed tests to `total`; a step that stops by itself counts as one failure. Returns why it failed, or undefined. */
async function runStep({ name, about, work }, total) {
  const started = Date.now();
  console.log(`\n${name}: ${about}`);
  try {
    const { passed = 0, failed = 0 } = (await work()) ?? {};
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) return `${name}: ${failed} failed`;
    console.log(`${name}: done in ${seconds(started)}`);
    return undefined;
  } catch (error) {
    total.failed += 1;
    return `${name}: ${error.message}`;
  }
}

/** Runs the steps of these names, or all, and stops after the first stage that has a failure. */
export async function run(names) {
  const total = { passed: 0, failed: 0 };
  let failures = [];
  try {
    for (const stage of selectStages(names)) {
      const results = await Promise.all(stage.map((step) => runStep(step, total)));
      failures = results.filter((reason) => reason !== undefined);
      if (failures.length > 0) break;
    }
  } catch (error) {
    failures = [error.message];
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (failures.length === 0) return;
  console.error(`Stopped at ${failures.join('\n')}`);
  process.exitCode = 1;
}
