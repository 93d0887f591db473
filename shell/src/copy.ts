/** Copy that the specification prescribes word for word. */
export const spec = {
  login: {
    title: 'Continue with Mobile',
    lead: 'You will receive a 6-digit code for verification',
    get: 'Get OTP',
    getting: 'loading...',
    verifying: 'verifying..',
    done: 'Logged in successfully',
    numberMissing: 'Please enter your mobile number and select your country code.',
    notSent: 'Failed to get OTP. ',
    sendFailed: 'Failed to get OTP. Please try again later.',
    verifyFailed: 'Failed to verify OTP. Please try again.',
    noToken: 'Token not found. Please try again.',
  },
  promo: 'Want 3 extra Astra questions at free?',
  whatsApp: 'Support on WhatsApp chat 24x7',
} as const;

/** Contact addresses and profiles outside this site. */
export const contact = {
  supportMail: 'support@example.in',
  appStore: 'https://play.google.com/store/search?q=Oracle%20%26%20Astra&c=apps',
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
} as const;

export const sitemap = '/sitemap.xml';

/** The rest of the shell's copy. */
export const copy = {
  offline: 'You are offline.',
  offlineRest: 'What you have open stays readable.',
  online: 'You are online again.',
  sessionEnded: 'You were signed out. Log in again to go on; what you typed is kept.',
  loginMissing: 'The login form did not load. Please try again.',
  notCharged: 'The rest of the site works, and nothing was charged.',
  about:
    'Two AI astrologers who answer from your own birth chart. They are AI services, not human consultations. Use them to reflect, not to replace a doctor, a lawyer or a bank.',
} as const;
