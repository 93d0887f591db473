import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compareWithReference, type Reference } from './compare';

// npm run accuracy: compares our engine with the reference, as /accuracy shows it; --write updates the file that the page
// reads. Not `import.meta.url`, which the bundler replaces by the address of the source.
const assets = join(dirname(realpathSync(process.argv[1] ?? '.')), 'assets/accuracy');
const reference = JSON.parse(readFileSync(join(assets, 'ephemeris-reference.json'), 'utf8')) as Reference;
const figures = compareWithReference(reference);
const lines = figures.map(({ body, unit, count, median, p95, largest }) =>
  [body.padEnd(10), String(count).padStart(5), ...[median, p95, largest].map((value) => value.toFixed(2).padStart(8)), unit].join('  '),
);
console.log([`Against ${reference.source}`, 'body        count    median  95 of 100  largest', ...lines].join('\n'));
const [, , option, file] = process.argv;
if (option === '--write' && file !== undefined) writeFileSync(file, `${JSON.stringify({ source: reference.source, figures }, null, 2)}\n`);
