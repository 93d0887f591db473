import './require-node.mjs';

const { runServerProgram } = await import('./run-server-program.mjs');
runServerProgram('eval');
