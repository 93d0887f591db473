import file from '../../../../content/jyotish/names.json';
import { normalize } from '../../../care/text/normalize';

/** A name found in a text, from word index `at` on. */
export interface Found {
  id: string;
  at: number;
  length: number;
}

type Names = Readonly<Record<string, readonly string[]>>;
const maxWords = 4;

/** Creates a search of names in a text's words. */
export function createFinder(names: Names): (words: readonly string[]) => Found[] {
  const idsByName = new Map(Object.entries(names).flatMap(([id, each]) => each.map((name) => [normalize(name).join(' '), id] as const)));
  const getId = (words: readonly string[]) => idsByName.get(words.join(' ')) ?? idsByName.get(words.join(' ').replace(/s$/u, ''));
  return (words) => {
    const found: Found[] = [];
    for (let at = 0; at < words.length; at += 1) {
      for (let length = Math.min(maxWords, words.length - at); length > 0; length -= 1) {
        const id = getId(words.slice(at, at + length));
        if (id === undefined) continue;
        found.push({ id, at, length });
        at += length - 1;
        break;
      }
    }
    return found;
  };
}

/** The lists of names, each as a search of a text's words: the longest name at each word, in their order. */
export const finders = {
  planets: createFinder(file.planets),
  signs: createFinder(file.signs),
  stars: createFinder(file.stars),
  ordinals: createFinder(file.ordinals),
  firmOrdinals: createFinder({ firm: file.firmOrdinals }),
  lords: createFinder(file.lords),
  lordWords: createFinder({ lord: file.lordWords }),
  houseWords: createFinder({ house: file.houseWords }),
  houseMatters: createFinder(file.houseMatters),
  padaWords: createFinder({ pada: file.padaWords }),
  parts: createFinder(file.parts),
  divisions: createFinder(file.divisions),
  levels: createFinder(file.levels),
  karakas: createFinder(file.karakas),
  traits: createFinder(file.traits),
  saturn: createFinder(file.saturn),
  dignities: createFinder(file.dignities),
  yogas: createFinder(file.yogas),
  yogaGroups: createFinder(file.yogaGroups),
  doshas: createFinder(file.doshas),
  groups: createFinder(file.groups),
  nature: createFinder(file.nature),
  asking: createFinder(file.asking),
  endings: createFinder(file.endings),
  phases: createFinder(file.phases),
} as const;
