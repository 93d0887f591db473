import './common/require-node.mjs';

const { node } = await import('./test/command.mjs');
const { jestCommand } = await import('./test/tools.mjs');

/** The tests that compare a page with the code that it describes also write the page. */
const tests = ['server/src/config/product', 'server/src/data-rules', 'release/src/schema', 'server/src/plugins/security/security-events'];
await node([...jestCommand, ...tests], { quiet: true, env: { WRITE_DOCS: '1' } });
