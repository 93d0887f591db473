import type { Locale } from '@oracle-astra/shared/contract';
import type { AvatarGender } from '@oracle-astra/shared/components';
import samples from './testimonial-samples.json';

export interface TestimonialSample {
  name: string;
  designation: string;
  avatar: AvatarGender;
  comments: string;
  complimentTag: string;
}

/** Invented testimonials, labelled as samples, written for the readers of each language. */
export const testimonials = samples as Record<Locale, TestimonialSample[]>;
