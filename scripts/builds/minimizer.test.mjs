import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import minimizer from './minimizer.cjs';

const { Minimizer, ReplaceName } = minimizer;

const sources = {
  'main.js': "import('./page.js').then(({ render }) => render('one'));",
  'page.js': 'export function render(nameOfThePage) { /* a comment */ document.title = nameOfThePage + " of the site"; }',
};

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'minimizer-'));
  mkdirSync(path.join(folder, 'src'));
  for (const [name, source] of Object.entries(sources)) writeFileSync(path.join(folder, 'src', name), source);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds the sources as a release named `name`; returns its scripts by name. */
async function build(name, cacheFolder = 'cache') {
  const output = path.join(folder, `${name}-${cacheFolder}`);
  const compiler = webpack({
    mode: 'production',
    devtool: false,
    context: folder,
    entry: './src/main.js',
    target: ['web', 'es2020'],
    cache: { type: 'filesystem', cacheDirectory: path.join(folder, cacheFolder), name: 'test' },
    output: { path: output, filename: '[name].[contenthash].js', publicPath: '/', uniqueName: 'name_in_the_build' },
    optimization: { minimizer: [new Minimizer()] },
    plugins: [new ReplaceName('name_in_the_build', name)],
  });
  const stats = await new Promise((resolve, reject) => compiler.run((error, result) => (error ? reject(error) : resolve(result))));
  await new Promise((resolve) => compiler.close(resolve));
  expect(stats.toJson({ all: false, errors: true }).errors).toEqual([]);
  return Object.fromEntries(readdirSync(output).map((file) => [file, readFileSync(path.join(output, file), 'utf8')]));
}

it('gives the same bytes with any content of the cache', async () => {
  await build('forum_1');
  const cached = await build('forum_2');
  expect(cached).toEqual(await build('forum_2', 'empty'));
});

it('minimizes scripts and writes the name of the release into them', async () => {
  const text = Object.values(await build('forum_1')).join('\n');
  expect(text).toContain('of the site');
  expect(text).toContain('webpackChunkforum_1');
  expect(text).not.toMatch(/name_in_the_build|nameOfThePage|a comment/);
});

it('names scripts by their content, including the name of the release', async () => {
  const one = Object.keys(await build('forum_1'));
  const other = Object.keys(await build('forum_2'));
  expect(one).toHaveLength(2);
  expect(one.filter((file) => other.includes(file))).toEqual([]);
});
