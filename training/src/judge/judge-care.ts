import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assessCare, isDoubtful } from '../../../server/src/care';
import { readCareSet, tellInStories, unseenSets, type CareSetKind } from '../care/care-sets';
import { createRandom, expandTemplate } from '../expand-sentences';

interface TriedSet {
  name: string;
  despair: string[];
  harmless: string[];
}

/** The sets that no sentence of training is near to. */
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

/** Those sets, and the older one, which was looked at while training was widened. */
function readCareSets(folder: string): TriedSet[] {
  const read = (name: string) =>
    readFileSync(join(folder, 'sets/care', name), 'utf8')
      .trim()
      .split('\n');
  const random = createRandom(5);
  const older = {
    despair: read('danger.txt').map((line) => line.split('\t')[2] ?? ''),
    harmless: read('harmless.txt').flatMap((template) => expandTemplate(template, 5, random)),
  };
  const told = { name: 'set 21, in stories of 22', despair: tellInStories(folder, '21', '22'), harmless: [] };
  return [...readUnseenSets(folder), told, { name: 'older set, all danger', ...older }];
}

/** Shares of what is understood: of danger caught, of danger caught or asked about, of harmless texts stopped, of harmless ones asked about; `more` are harmless texts besides those of the sets. */
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

/** What the committed tables catch, and stop in vain. */
export const judgeCare = (folder: string): string =>
  [['care', 'caught', 'caught or asked', 'harmless stopped', 'harmless asked'], ...measureCare(folder)]
    .map((row) => row.join('\t'))
    .join('\n');
