import { steps } from './steps.mjs';

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

function chosen(names) {
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown) throw new Error(`There is no step '${unknown}': ${steps.map((step) => step.name).join(', ')}.`);
  return names.length > 0 ? steps.filter((step) => names.includes(step.name)) : steps;
}

/** A step's passed and failed tests; a step that stops by itself counts as one failure. */
async function runStep({ name, about, work }, total) {
  const started = Date.now();
  console.log(`\n${name}: ${about}`);
  try {
    const { passed = 0, failed = 0 } = (await work()) ?? {};
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) return `${failed} failed`;
    console.log(`${name}: done in ${seconds(started)}`);
    return undefined;
  } catch (error) {
    total.failed += 1;
    return error.message;
  }
}

/** Runs the steps of these names, or all, and stops at the first that fails. */
export async function run(names) {
  const total = { passed: 0, failed: 0 };
  let stopped;
  try {
    for (const step of chosen(names)) {
      const why = await runStep(step, total);
      if (!why) continue;
      stopped = `Stopped at ${step.name}: ${why}`;
      break;
    }
  } catch (error) {
    stopped = error.message;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (!stopped) return;
  console.error(stopped);
  process.exitCode = 1;
}
