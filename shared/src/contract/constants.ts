/** Prices and limits of the specification, defined only here. */

/** The API's names of the two AI astrologers. */
export const astrologers = ['Oracle', 'Astra'] as const;
export type Astrologer = (typeof astrologers)[number];

export const genders = ['Male', 'Female'] as const;
export const maritalStatuses = ['Single', 'Married', 'Divorced'] as const;
export const languages = ['English', 'Hindi'] as const;
export type Language = (typeof languages)[number];

export const periods = ['daily', 'weekly', 'monthly', 'yearly'] as const;
export type Period = (typeof periods)[number];

export const horoscopeDays = ['Yesterday', 'Today', 'Tomorrow'] as const;
export type HoroscopeDay = (typeof horoscopeDays)[number];
/** The periods of a horoscope: a day, the week from Monday to Sunday, or the month. */
export const horoscopeTimes = [...horoscopeDays, 'Week', 'Month'] as const;
export type HoroscopeTime = (typeof horoscopeTimes)[number];

/** The twelve signs in zodiac order; sign 1 of a chart is Aries. */
export const signs = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const;
export type Sign = (typeof signs)[number];

/** The twenty-seven nakshatras in order; nakshatra 1 of a chart is Ashwini. */
export const nakshatras = [
  'Ashwini',
  'Bharani',
  'Krittika',
  'Rohini',
  'Mrigashira',
  'Ardra',
  'Punarvasu',
  'Pushya',
  'Ashlesha',
  'Magha',
  'Purva Phalguni',
  'Uttara Phalguni',
  'Hasta',
  'Chitra',
  'Swati',
  'Vishakha',
  'Anuradha',
  'Jyeshtha',
  'Mula',
  'Purva Ashadha',
  'Uttara Ashadha',
  'Shravana',
  'Dhanishta',
  'Shatabhisha',
  'Purva Bhadrapada',
  'Uttara Bhadrapada',
  'Revati',
] as const;
export type Nakshatra = (typeof nakshatras)[number];

/** The nine grahas of a chart; Rahu and Ketu are the mean nodes. */
export const planets = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'] as const;
export type PlanetName = (typeof planets)[number];

export const countryCode = '91';
export const mobilePattern = /^[6-9][0-9]{9}$/;

export const otpLimits = { length: 6, lifetimeSeconds: 600, tries: 5 } as const;

/** Lifetime in seconds of the cookies of a session: the longest that browsers allow; each visit renews them. */
export const cookieSeconds = 400 * 24 * 60 * 60;

/** Lifetime in seconds of the bearer token that a page gets. */
export const bearerSeconds = 10 * 60;

/** Lifetime in seconds of the token in the `jwt` cookie, and of the bearer token that an app gets: ten years. */
export const sessionSeconds = 10 * 365 * 24 * 60 * 60;

/** Free questions of a new account with each astrologer. */
export const freeQuestions = { Oracle: 3, Astra: 3 } as const;
export const promotedFreeQuestions = 6;
export const appPromoQuestions = 3;

/** Questions with each astrologer that inviter and invited person get at the first sign-in of the latter. */
export const inviteReward = { Oracle: 1, Astra: 1 } as const;

/** Invitations in 24 hours: by one user, and to one number by all users. */
export const inviteLimits = { perPerson: 10, perNumber: 3, rewardedByLink: 10 } as const;

/** Free predictions of a new account. */
export const freePredictions = { daily: 3, weekly: 1, monthly: 1, yearly: 1 } as const;

/** Price of one question, in paise, with either astrologer. */
export const questionPricePaise = 600;

/** Seconds that a chat session can stay open for each question that the wallet can pay. */
export const secondsPerWalletQuestion = 60;

/** GST on recharges, percent. */
export const gstPercent = 18;

export const birthBounds = {
  day: [1, 31],
  month: [1, 12],
  year: [1945, 2023],
  hours: [0, 24],
  minute: [0, 60],
  second: [0, 60],
} as const;

/** The draft of the form that adds a birth. The page of another remote fills it with what was typed there. */
export const birthDraftKey = 'birth.1';

export const placeSearch = { minLetters: 3, debounceMs: 500, maxLetters: 100 } as const;

export const messageLimits = { minLetters: 6, minLettersAfterAnswer: 3, maxLetters: 1000 } as const;

export const forumLimits = {
  titleMin: 5,
  titleMax: 200,
  descriptionMin: 5,
  descriptionMax: 5000,
  commentMin: 2,
  commentMax: 2000,
  usernamePattern: /^(?=.{5,20}$)[A-Za-z0-9]+(?:[._-][A-Za-z0-9]+)*$/,
  pageSize: 10,
  commentsAtOnce: 500,
  /** The maximum number of pages in a list of discussions; older ones are found by search. */
  mostPages: 100,
} as const;

/** Astro Points per action, the daily cap (IST), and the points for redeeming. */
export const points = { discussion: 20, comment: 5, vote: 1, upvoteReceived: 1, dailyCap: 400, redeemMin: 100, perQuestion: 100 } as const;

export const subscriptionPlan = { questionsPerMonth: 500, pricePaise: 19900 } as const;

/** A coupon of the wheel is valid for this many days; the wheel stops when its speed is below `stop`, in radians per frame. */
export const wheel = { segments: 15, couponDays: 7, speed: [0.25, 0.45], decay: 0.991, stop: 0.002 } as const;

/** Limits of one person's transfers of questions in 24 hours, against stolen sessions. */
export const transferLimits = { transfers: 5, questions: 50, previews: 20 } as const;

/** An upper bound that no balance reaches. */
export const maxTransferred = 100_000;

/** Minutes for which a verified code allows cancelling a subscription. */
export const cancelCodeMinutes = 10;

export const blogPageSize = { list: 9, home: 3 } as const;

/** Groups of notifications that a person can switch off; those of moderation cannot be switched off. */
export const notificationTopics = ['comments', 'votes', 'points', 'transfers', 'subscription'] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

export const toastMs = 5000;

/** Separates a streamed reply from its status object. */
export const streamSeparator = '\u001e';

/** The API's name of an author whose account was deleted. */
export const deletedAuthorName = 'Deleted user';

/** Error messages that the specification defines for all forms. */
export const specTexts = {
  exception: 'An error occurred. Please try again later.',
  networkFailure: 'Something went wrong!',
} as const;
