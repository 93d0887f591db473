import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isPure } from '../../jest/pure-modules.cjs';

const root = path.resolve(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((name) => name.endsWith('.ts') && isPure(path.join(root, name)) && existsSync(path.join(root, name)));
const staticImports = /^(?:import|export)\s(?!type\b)[^'"`;]*?from\s*['"](\.[^'"]+)['"]/gm;
const endings = ['', '.ts', '.json', '/index.ts'];

test('a module that is evaluated once for all test files imports no module that is evaluated for each', () => {
  expect(files.length).toBeGreaterThan(300);
  const others = files.flatMap((name) =>
    [...readFileSync(path.join(root, name), 'utf8').matchAll(staticImports)].flatMap(([, specifier]) => {
      const target = path.resolve(root, path.dirname(name), specifier);
      const file = endings.map((ending) => target + ending).find((each) => path.extname(each) !== '' && existsSync(each));
      return file === undefined || isPure(file) ? [] : [`${name}: ${specifier}`];
    }),
  );
  expect(others).toEqual([]);
});
