import type { AvatarGender } from '@oracle-astra/shared/components';
import samples from './testimonial-samples.json';

export interface TestimonialSample {
  name: string;
  designation: string;
  avatar: AvatarGender;
  comments: string;
  complimentTag: string;
}

/** Invented testimonials, labelled as samples. They are the words of persons, which stay in the language in which they are written. */
export const testimonials = samples as TestimonialSample[];
