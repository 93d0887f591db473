import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noImportCycles } from './no-import-cycles.mjs';
import { tester } from '../rule-tester.mjs';

const folder = mkdtempSync(join(tmpdir(), 'oracle-astra-cycles-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const files = {
  'a.ts': "import { b } from './b';",
  'b.ts': "import { c } from './c';",
  'c.ts': "import type { A } from './a';",
  'leaf.ts': 'export const leaf = 1;',
  'lazy.ts': "export const page = () => import('./page');",
  'page.tsx': "import { page } from './lazy';",
  'index.ts': "export * from './part';",
  'part.ts': "import { leaf } from './leaf';",
  'several.ts': "import {\n  leaf,\n} from './leaf';\nimport './effects';",
  'effects.ts': "export { several } from './several';",
};
mkdirSync(join(folder, 'inner'));
for (const [name, code] of Object.entries({ ...files, 'inner/child.ts': "import { index } from '..';" }))
  writeFileSync(join(folder, name), code);

const existingFile = (name, code = files[name]) => ({ name: `${name}: ${code}`, filename: join(folder, name), code });
const circle = (name, code) => ({ ...existingFile(name, code), errors: [{ messageId: 'cycle' }] });

tester.run('no-import-cycles', noImportCycles, {
  valid: [
    existingFile('leaf.ts'),
    existingFile('part.ts'),
    existingFile('index.ts'),
    existingFile('page.tsx'),
    existingFile('leaf.ts', "import { readFileSync } from 'node:fs';"),
    existingFile('leaf.ts', "import React from 'react';"),
    existingFile('leaf.ts', "import { gone } from './not-there';"),
    existingFile('outside.ts', "import { a } from './a';"),
  ],
  invalid: [
    circle('a.ts'),
    circle('b.ts'),
    circle('c.ts'),
    circle('several.ts', "import './effects';"),
    circle('effects.ts'),
    circle('leaf.ts', "import { leaf } from './leaf';"),
    circle('index.ts', "export { child } from './inner/child';"),
    circle('index.ts', "export * from './inner/child';"),
  ],
});
