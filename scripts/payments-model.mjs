import './common/require-node.mjs';
import { spawnSync } from 'node:child_process';

/** Minutes of random histories, and the seed of one to repeat. */
const { MODEL_MINUTES = '60', ...env } = process.env;
const index = process.argv.indexOf('--minutes');
const minutes = index === -1 ? MODEL_MINUTES : process.argv[index + 1];
const jest = ['--max-semi-space-size=64', 'node_modules/jest/bin/jest.js', '--config', 'jest.config.mjs'];
const { status } = spawnSync(process.execPath, [...jest, 'server/src/modules/payments/scenarios/model.test.ts'], {
  stdio: 'inherit',
  env: { ...env, MODEL_MINUTES: minutes },
});
process.exitCode = status ?? 1;
