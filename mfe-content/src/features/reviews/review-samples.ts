import type { Locale } from '@oracle-astra/shared/contract';
import type { AvatarGender } from '@oracle-astra/shared/components';
import samples from './review-samples.json';

interface Review {
  name: string;
  place: string;
  avatar: AvatarGender;
  stars: number;
  text: string;
}

/** Invented reviews, labelled as samples, written for the readers of each language. */
export const reviews = samples as Record<Locale, Review[]>;
