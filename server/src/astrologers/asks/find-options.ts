import type { Asked } from '../answers/topic-answer';
import { findPlaces } from '../question/places';
import { readOptions, type Option } from './options';

/** From such a share of choices an "or" puts one, and from the greater one the places that are named are its options. */
const least = { or: 0.03, places: 0.3 };
const mostOptions = 4;

/** The ways between which a question chooses: those of its asking clause, or else the places that its story names. */
export function findOptions({ read, line }: Pick<Asked, 'read' | 'line'>): Option[] {
  const share = line.wanted.shareOf('either');
  const asked = share >= least.or ? readOptions(read.text.raw, read.language) : [];
  if (asked.length > 1 || share < least.places) return asked;
  const places = findPlaces(read.text).slice(0, mostOptions);
  return places.map(({ english, hindi }) => ({ text: english, label: read.language === 'English' ? english : hindi, isDoing: false }));
}
