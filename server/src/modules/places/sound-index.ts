import { foldWord, pronounce } from '../../astrologers/question/romanize';
import type { Place } from './gazetteer';
import { mapInChunks } from './map-in-chunks';

/** Finds places phonetically by a name in Devanagari or Latin letters, best match first. */
export interface SoundIndex {
  find(name: string, limit: number): number[];
  /** Places with a whole name that sounds the same. */
  findSame(name: string): number[];
}

interface Entry {
  sound: string;
  skeleton: string;
  place: number;
}

/** Fewer consonants match too many places. */
const minSkeleton = 3;

const devanagari = /\p{Script=Devanagari}/u;
export const isDevanagari = (text: string): boolean => devanagari.test(text);

/** ड़ and ढ़ are an r in Latin names: Baroda, Ramgarh. */
const toLatin = (name: string) =>
  name
    .normalize('NFD')
    .replace(/ड\u093c/g, 'र')
    .replace(/ढ\u093c/g, 'रह')
    .split(/\s+/)
    .map(pronounce)
    .join('');

/** The common form of the spellings of a Latin name: Cochin and Kochin, Mughal Sarai and Mugalsaray. */
const toSound = (latin: string) => foldWord(latin.replace(/[^a-z]/g, '').replace(/c(?!h)/g, 'k')).replace(/(?<=..)e$/, '');
const toSkeleton = (sound: string) => sound.replace(/[aeiou]/g, '');

/** The old and Latin names of the places by their phonetic key, because few have a Devanagari name. */
export async function createSoundIndex(places: readonly Place[]): Promise<SoundIndex> {
  const entries = (
    await mapInChunks(places, ({ name, alternateNames }, place): Entry[] =>
      [name.toLowerCase(), ...alternateNames]
        .filter((one) => /^[a-z .'-]+$/.test(one))
        .map(toSound)
        .map((sound) => ({ sound, skeleton: toSkeleton(sound), place })),
    )
  ).flat();

  const soundOf = (name: string) => toSound(isDevanagari(name) ? toLatin(name) : name);

  return {
    findSame(name) {
      const sound = soundOf(name);
      return [...new Set(entries.filter((entry) => entry.sound === sound).map(({ place }) => place))];
    },
    find(name, limit) {
      const isSpoken = isDevanagari(name);
      const sound = soundOf(name);
      if (sound === '') return [];
      const skeleton = toSkeleton(sound);
      const isAlike = (entry: Entry) => skeleton.length >= minSkeleton && entry.skeleton === skeleton;
      // Places are sorted by size, so that each kind of match has the larger ones first.
      const found = [
        ...entries.filter((entry) => entry.sound === sound),
        ...entries.filter((entry) => (isSpoken && entry.sound.startsWith(sound)) || isAlike(entry)),
      ];
      return [...new Set(found.map(({ place }) => place))].slice(0, limit);
    },
  };
}
