import type { Locale } from '@oracle-astra/shared/contract';

/** Messages after a successful write. */
export const writeMessages = {
  discussionAdded: { en: 'Your discussion is posted.', hi: 'आपकी चर्चा पोस्ट हो गई।' },
  discussionEdited: { en: 'Your discussion is updated.', hi: 'आपकी चर्चा में बदलाव हो गया।' },
  discussionDeleted: { en: 'Your discussion is deleted.', hi: 'आपकी चर्चा हटा दी गई।' },
  commentAdded: { en: 'Your comment is posted.', hi: 'आपकी टिप्पणी पोस्ट हो गई।' },
  commentDeleted: { en: 'Your comment is deleted.', hi: 'आपकी टिप्पणी हटा दी गई।' },
  reported: { en: 'Thank you, we will look into it', hi: 'धन्यवाद, हम इसे देखेंगे' },
  registered: { en: 'Welcome to AstroHub.', hi: 'AstroHub में आपका स्वागत है।' },
  profileEdited: { en: 'Your profile is updated.', hi: 'आपकी प्रोफ़ाइल में बदलाव हो गया।' },
} as const satisfies Record<string, Record<Locale, string>>;
