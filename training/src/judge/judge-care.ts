import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assessCare, isDoubtful } from '../../../server/src/care';
import { readCareSet, insertIntoStories, unseenSets, type CareSetKind } from '../care/care-sets';
import { createRandom, expandTemplate } from '../expand-sentences';

interface TriedSet {
  name: string;
  despair: string[];
  harmless: string[];
}

/** The sets without a near sentence in the training data. */
function readUnseenSets(folder: string): TriedSet[] {
  return unseenSets.flatMap((name) => {
    const rows = readCareSet(folder, name);
    const of = (...kinds: CareSetKind[]) => rows.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text);
    const sets = [
      { name: `set ${name}, near despair`, despair: of('D'), harmless: of('N') },
      { name: `set ${name}, plain`, despair: [], harmless: of('P') },
      { name: `set ${name}, other danger`, despair: of('A'), harmless: [] },
    ];
    return sets.filter(({ despair, harmless }) => despair.length + harmless.length > 0);
  });
}

/** The unseen sets, and an older one that influenced training. */
function readCareSets(folder: string): TriedSet[] {
  const read = (name: string) =>
    readFileSync(join(folder, 'sets/care', name), 'utf8')
      .trim()
      .split('\n');
  const random = createRandom(5);
  const olderSet = {
    despair: read('danger.txt').map((line) => line.split('\t')[2] ?? ''),
    harmless: read('harmless.txt').flatMap((template) => expandTemplate(template, 5, random)),
  };
  const storySet = { name: 'set 21, in stories of 22', despair: insertIntoStories(folder, '21', '22'), harmless: [] };
  return [...readUnseenSets(folder), storySet, { name: 'older set, all danger', ...olderSet }];
}

/** Shares of danger caught, danger caught or asked about, harmless texts stopped, and harmless texts asked about; `more` adds harmless texts. */
export function measureCare(folder: string, more: readonly TriedSet[] = []): string[][] {
  const share = (texts: readonly string[], holds: (text: string) => boolean) =>
    texts.length === 0 ? '' : `${((100 * texts.filter(holds).length) / texts.length).toFixed(1)} % of ${texts.length}`;
  const isGrave = (text: string) => (assessCare([text])?.level ?? 'Y') !== 'Y';
  const isStopped = (text: string) => assessCare([text]) !== null;
  return [...readCareSets(folder), ...more].map(({ name, despair, harmless }) => [
    name,
    share(despair, isGrave),
    share(despair, (text) => isGrave(text) || isDoubtful(text)),
    share(harmless, isStopped),
    share(harmless, (text) => !isStopped(text) && isDoubtful(text)),
  ]);
}

/** The recall and false alarms of the committed tables. */
export const judgeCare = (folder: string): string =>
  [['care', 'caught', 'caught or asked', 'harmless stopped', 'harmless asked'], ...measureCare(folder)]
    .map((row) => row.join('\t'))
    .join('\n');
