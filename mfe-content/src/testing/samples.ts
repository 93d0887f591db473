import { signs, type BlogPost } from '@oracle-astra/shared/contract';

export function post(id: number, overrides: Partial<BlogPost> = {}): BlogPost {
  return {
    id,
    slug: `post-${id}`,
    date: `2026-11-${String(id).padStart(2, '0')}T06:30:00`,
    title: { rendered: `Post ${id} &amp; more` },
    excerpt: { rendered: `<p>About ${id}</p>\n` },
    content: { rendered: '<p>First</p><h2>One</h2><p>a</p><h2>Two</h2><p>b</p>' },
    featured_media: 0,
    ...overrides,
  };
}

export const astrologerInfo = {
  status: 'success',
  astrologers: [
    { key: 'Oracle', name: 'Oracle', description: 'Reads deeply.', is_ai: true, image: '' },
    { key: 'Astra', name: 'Astra', description: 'Looks ahead.', is_ai: true, image: '' },
  ],
};

export const videos = {
  status: 'success',
  videos: [
    { video: 'https://www.youtube.com/watch?v=abc-123&t=4', title: 'First film' },
    { video: 'https://elsewhere.test/none', title: 'No id' },
  ],
};

/** The Moon in Aries. */
export const horoscopeSigns = {
  status: 'success',
  date: '2026-11-22',
  moon_sign: 1,
  signs: signs.map((sign, at) => ({ sign: at + 1, house: ((12 - at) % 12) + 1, line: `A line for ${sign}.` })),
};

export const horoscope = {
  status: 'success',
  date: '2026-11-21',
  response: {
    bot_response: {
      Love: { score: 64, split_response: 'Say less.\nMoon in Pisces, your 12th' },
      Money: { score: 48, split_response: 'Write it down.' },
    },
  },
};

export const panchang = {
  status: 'success',
  panchang: {
    date: '2026-11-21',
    tithi: { value: 12, ends_at: null },
    nakshatra: { value: 26, ends_at: null },
    yoga: { value: 16, ends_at: null },
    karana: { value: 2, ends_at: null },
    weekday: 6,
    sunrise: '2026-11-21T01:18:00Z',
    sunset: '2026-11-21T11:55:00Z',
    moonrise: null,
    rahu_kalam: { start: '2026-11-21T03:57:00Z', end: '2026-11-21T05:17:00Z' },
  },
};
