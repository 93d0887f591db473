import '../common/require-node.mjs';
import { messageOf } from '../common/error-details.mjs';

const { testAtSite } = await import('./test-with-others.mjs');

const [remote, release, option, site] = process.argv.slice(2);
try {
  if (remote === undefined || release === undefined || option !== '--to' || site === undefined)
    throw new Error('Name a published release and its site: npm run tested -- shell shell-… --to https://…');
  await testAtSite({ remote, release, site });
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}
