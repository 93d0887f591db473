import type { AvatarGender } from '@oracle-astra/shared/components';

interface Review {
  name: string;
  place: string;
  avatar: AvatarGender;
  stars: number;
  text: string;
}

/** Invented reviews, labelled as samples. */
export const reviews: Review[] = [
  {
    name: 'Anita M.',
    place: 'Jaipur',
    avatar: 'female',
    stars: 5,
    text: 'Short answers that name the house and the planet. I read them twice and they still made sense.',
  },
  {
    name: 'Suresh K.',
    place: 'Coimbatore',
    avatar: 'male',
    stars: 5,
    text: 'The price is there before you tap. My balance was right to the rupee.',
  },
  { name: 'Farah A.', place: 'Bhopal', avatar: 'female', stars: 4, text: 'Good in Hindi. I would like to hear answers read aloud.' },
  {
    name: 'Vikram J.',
    place: 'Surat',
    avatar: 'male',
    stars: 4,
    text: 'Fast even on my train journey. One reply broke off, and nothing was charged for it.',
  },
  {
    name: 'Meera T.',
    place: 'Guwahati',
    avatar: 'female',
    stars: 3,
    text: 'Careful, perhaps too careful: it would not say yes or no about my exam.',
  },
  {
    name: 'Joseph D.',
    place: 'Panaji',
    avatar: 'male',
    stars: 3,
    text: 'The chart is fine. I needed a while to find where my birth place is chosen.',
  },
];
