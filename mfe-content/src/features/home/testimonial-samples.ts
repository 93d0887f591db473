import type { AvatarGender } from '@oracle-astra/shared/components';

interface Testimonial {
  name: string;
  designation: string;
  avatar: AvatarGender;
  comments: string;
  complimentTag: string;
}

/** Invented testimonials, labelled as samples. */
export const testimonials: Testimonial[] = [
  {
    name: 'Kavita R.',
    designation: 'Teacher, Nagpur',
    avatar: 'female',
    comments: 'It told me which house the answer came from. I could check it against my kundli at home.',
    complimentTag: 'Clear reasons',
  },
  {
    name: 'Imran S.',
    designation: 'Shop owner, Lucknow',
    avatar: 'male',
    comments: 'Hindi answers read like a person wrote them. And the price is written before I tap.',
    complimentTag: 'Honest price',
  },
  {
    name: 'Deepa N.',
    designation: 'Nurse, Kochi',
    avatar: 'female',
    comments: 'I asked about a transfer. The dates matched the dasha table, nothing dramatic.',
    complimentTag: 'Calm answers',
  },
  {
    name: 'Rohit P.',
    designation: 'Engineer, Pune',
    avatar: 'male',
    comments: 'My question about a loan got a plain answer, and the advice to talk to my bank first.',
    complimentTag: 'Good sense',
  },
  {
    name: 'Sunita D.',
    designation: 'Homemaker, Bhubaneswar',
    avatar: 'female',
    comments: 'I did not know my birth time well. It said what changes with it and what does not.',
    complimentTag: 'Says what it knows',
  },
];
