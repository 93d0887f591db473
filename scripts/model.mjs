import './common/require-node.mjs';

const { runServerProgram } = await import('./common/run-server-program.mjs');
if (process.argv[2] === 'check') runServerProgram('check-model', process.argv.slice(3));
else {
  console.error('npm run model -- check: asks the model of MODEL_URL thirty questions and prints what it did.');
  process.exitCode = 1;
}
