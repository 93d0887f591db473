import './common/require-node.mjs';

const { runServerProgram } = await import('./common/run-server-program.mjs');
runServerProgram('moderate');
