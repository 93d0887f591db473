import './common/require-node.mjs';

// A static import would be parsed before require-node.mjs can report an old Node.
void import('./test/run.mjs').then(({ run }) => run(process.argv.slice(2)));
