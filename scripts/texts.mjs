import './common/require-node.mjs';

// Dynamic, because the release tools need the installed packages.
void import('./texts/run.mjs').then(({ run }) => run(process.argv.slice(2)));
