import type { AvatarGender } from '@oracle-astra/shared/components';
import samples from './review-samples.json';

interface Review {
  name: string;
  place: string;
  avatar: AvatarGender;
  stars: number;
  text: string;
}

/** Invented reviews, labelled as samples. They are the words of persons, which stay in the language in which they are written. */
export const reviews = samples as Review[];
