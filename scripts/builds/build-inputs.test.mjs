import { createRequire } from 'node:module';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listProgramFiles } from './build-inputs.cjs';
import { root } from './build-folders.mjs';

const { contentHash, listBuildInputs } = createRequire(import.meta.url)('../../webpack.common.js');
const inputs = () => listBuildInputs(['shell', 'shared', 'release']).map((file) => path.relative(root, file));

test('a program includes all its direct and indirect imports', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'inputs-'));
  const files = {
    'main.mjs': "import { a } from './a.mjs';\nconst { b } = await import('./below/b.mjs');\nimport 'node:fs';\nimport x from 'package';",
    'a.mjs': "export { c } from './c.mjs';",
    'below/b.mjs': "const d = require('../d.cjs');\nrequire('../made.js')",
    'c.mjs': "import data from './data.json' with { type: 'json' };\nimport './main.mjs';",
    'd.cjs': '',
    'data.json': '{}',
    'other.mjs': '',
  };
  mkdirSync(path.join(folder, 'below'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const found = listProgramFiles([path.join(folder, 'main.mjs')]).map((file) => path.relative(folder, file));
  expect(found).toEqual(['a.mjs', 'below/b.mjs', 'c.mjs', 'd.cjs', 'data.json', 'main.mjs']);
  rmSync(folder, { recursive: true });
});

test('the name of a release depends on everything that builds and packages it', () => {
  const names = ['shell-assets.mjs', 'stylesheets.mjs', 'package-build.mjs', 'taken-names.mjs', 'minimizer.cjs', 'pure-create-api.cjs'];
  expect(inputs()).toEqual(
    expect.arrayContaining([...names.map((name) => `scripts/builds/${name}`), 'webpack.common.js', 'package-lock.json']),
  );
  expect(inputs()).toEqual(expect.arrayContaining(['shared/api-report.json', 'shared/src/theme/base.css', 'shell/assets/icon.svg']));
  // Files that the server loads at run time are inputs of its build too.
  const ofServer = listBuildInputs(['server']).map((file) => path.relative(root, file));
  expect(ofServer).toEqual(expect.arrayContaining(['server/tables/care.table', 'server/src/db/migrations/meta/_journal.json']));
  expect(contentHash(['shell'])).toMatch(/^[0-9a-f]{8}$/);
});

test('files that the build names by a path are among its inputs', () => {
  // A loader's name.
  const own = inputs().filter((file) => file.startsWith('scripts/') || file === 'webpack.common.js');
  const named = own.flatMap((file) => readFileSync(path.join(root, file), 'utf8').match(/scripts\/[\w./-]+\.[cm]?js\b/g) ?? []);
  expect(own).toEqual(expect.arrayContaining(named));
});
