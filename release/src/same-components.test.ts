import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { refuseOtherComponents } from './same-components';
import { temporaryFolder } from './testing/built-release';

const folder = temporaryFolder();

function build(browser: Record<string, string>, server: string): () => void {
  for (const [name, source] of Object.entries(browser)) writeFileSync(path.join(folder(), name), source);
  const file = path.join(folder(), 'server.cjs');
  writeFileSync(file, server);
  return () => refuseOtherComponents(folder(), file);
}

it('takes builds that name the same components, in whatever order and files', () => {
  expect(build({ 'a.js': '"mfeforum__sc-1a2b-0"', 'b.js': '"mfeforum__sc-3c4d-1","mfeforum__sc-1a2b-0"' }, '"mfeforum__sc-3c4d-1" "mfeforum__sc-1a2b-0"')).not.toThrow();
});

it('takes builds without any', () => {
  expect(build({ 'a.js': 'start()' }, 'exports.routes = []')).not.toThrow();
});

it('says which component is in one build alone', () => {
  expect(build({ 'a.js': '"mfeforum__sc-1a2b-0"' }, '"mfeforum__sc-1a2b-7"')).toThrow(
    "The two builds name styled components differently:\nmfeforum__sc-1a2b-0 is in the browser's build alone\nmfeforum__sc-1a2b-7 is in the server's build alone",
  );
});
