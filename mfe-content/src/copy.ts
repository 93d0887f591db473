import type { Astrologer } from '@oracle-astra/shared/contract';

/** Texts and figures that the specification quotes; they must stay as they are. */
export const copy = {
  freeQuestionsBadge: '6 Free Questions',
  startJourney: 'Start your journey now!',
  astrologersTitle: 'Our AI Astrologers',
  chatWith: (astrologer: Astrologer) => `Chat with ${astrologer}`,
  descriptions: {
    Oracle: 'Advanced AI for detailed personal readings and life path analysis.',
    Astra: 'Specialised in relationship compatibility, career guidance and future predictions.',
  } satisfies Record<Astrologer, string>,
  figures: {
    predictions: '3M+',
    users: '250k+',
    chats: '2M+',
    astrologers: '2',
    freeQuestions: '6',
  },
  testimonialRating: '4.6',
  blogTitle: 'Chat with Astra',
  previousPost: 'Previous Post',
  nextPost: 'Next Post',
  inviteTitle: 'Invite as many Friends',
  inviteText: 'You will get 1 question for both Astra and Oracle free',
  send: 'Send',
  goBack: 'Go back',
  reviews: { rating: 4.3, count: 500, shares: [62, 28, 7, 1, 2] },
} as const;

/** The support e-mail address. */
export const supportEmail = 'support@example.in';
