import type { Comment, Discussion, Profile } from '@oracle-astra/shared/contract';

/** A discussion by kavita.r, created two hours before the fixed test time. */
export const sampleDiscussion = (overrides: Partial<Discussion> = {}): Discussion => ({
  did: 'd1',
  uid: 'u1',
  title: 'Rahu begins next month',
  description: 'What changed first?\n\nWork, home or sleep?',
  rashi_tag: 'Gemini',
  nakshatra_tag: 'Ardra',
  mahadasha_tag: 'Rahu',
  upvotes: 38,
  downvotes: 2,
  my_vote: null,
  comment_count: 1,
  created_at: '2026-11-21T10:00:00.000Z',
  display_name: 'kavita.r',
  gender: 'Female',
  avatar: '',
  latest_comment: null,
  latest_comment_uid: null,
  latest_comment_display_name: null,
  latest_comment_gender: null,
  latest_comment_avatar: null,
  ...overrides,
});

export const sampleComment = (overrides: Partial<Comment> = {}): Comment => ({
  cid: 'c1',
  uid: 'u2',
  display_name: 'star_gazer_07',
  gender: 'Male',
  avatar: '',
  comment: 'A new city within six months.',
  created_at: '2026-11-21T11:00:00.000Z',
  upvotes: 12,
  downvotes: 0,
  my_vote: null,
  ...overrides,
});

export const sampleProfile = (overrides: Partial<Profile> = {}): Profile => ({
  uid: 'u1',
  display_name: 'kavita.r',
  gender: 'Female',
  avatar: '',
  default_birth_profile: null,
  is_private: 0,
  is_ban: 0,
  rashi: 'Gemini',
  nakshatra: 'Ardra',
  current_mahadasha: 'Rahu',
  astrohub_points: 240,
  astrohub_redeemed_points: 100,
  ...overrides,
});

export const sampleAvatars = { status: 'success', Male: { big: ['m01', 'm02'] }, Female: { big: ['f01', 'f02'] } };

export const sampleAccountSummary = {
  status: 'success',
  oracle_questions: 2,
  astra_questions: 1,
  predictions: 6,
  wallet: 24.5,
  points: 140,
  has_subscription: true,
  subscription_questions: 480,
  births: 1,
  chats: 3,
  discussions: 2,
  comments: 1,
  notifications: 4,
};
