/** Texts that the specification quotes; they must stay as they are. */
export const copy = {
  mostPopular: 'Most Popular',
  startSubscription: 'Start Subscription',
  alreadySubscribed: 'You already have a existing subcribtion',
  myActivePlans: 'My Active Plans',
  standardPlan: 'Standard Plan',
  startNewPlan: 'Start a New Plan',
  renewNow: 'Renew Now',
  noActivePlans: 'No active plans found.',
  copied: 'Text copied to clipboard',
  notCopied: 'Failed to copy',
  noData: 'No data found',
} as const;

/** The specification's figures about the subscription. Amounts in paise. */
export const offerFigures = { session: 500_00, prediction: 40, muhuratReport: 499_00, firstSubscribers: 1000 } as const;

/** Shown in place of every payment form. */
export const paymentsClosed = 'Payments are not open on this server.';

export const trustFigures = [
  { term: 'seekers', value: '2 lakh+' },
  { term: 'rating on the app store', value: '4.7/5' },
] as const;

export const testimonials = [
  {
    name: 'Kavita R.',
    role: 'Teacher, Nagpur',
    gender: 'female',
    quote: 'I ask before each exam season. The dates are what I come for, and the price does not change.',
  },
  {
    name: 'Arjun V.',
    role: 'Shop owner, Surat',
    gender: 'male',
    quote: 'I read the reasons more than the answer. It taught me to read my own chart.',
  },
] as const;

export const benefits = [
  'Every answer shows the lines of the chart it rests on',
  'No counting: ask the small questions too',
  'A reply that breaks off is given back',
  'Saved charts for the whole family',
] as const;

export const faq = [
  { question: 'Does it renew by itself?', answer: 'Yes, it auto-renews monthly.' },
  { question: 'How do I cancel?', answer: 'Cancel anytime with 1 click, in My Active Plans.' },
  { question: 'Is the free plan enough?', answer: 'The free plan gives only 6 questions. See first whether you like the answers.' },
  { question: 'Will you ask me why?', answer: 'No. Cancel anytime, no questions asked.' },
] as const;
