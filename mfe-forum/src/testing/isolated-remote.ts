import { samplePrivacy } from './sample-privacy';
import { apiPaths } from '@oracle-astra/shared/contract';
import type { FakeAnswer, IsolatedRemote, Person } from '@oracle-astra/shared/testing';
import { sampleAvatars, sampleAccountSummary, sampleComment, sampleDiscussion, sampleProfile } from './samples';

const discussions = [
  sampleDiscussion(),
  sampleDiscussion({
    did: 'd2',
    uid: 'u2',
    title: 'Pushya people: do you also keep every old letter?',
    rashi_tag: 'Cancer',
    nakshatra_tag: 'Pushya',
    mahadasha_tag: 'Saturn',
    display_name: 'meera.k',
    upvotes: 64,
    downvotes: 0,
    comment_count: 31,
    created_at: '2026-11-20T10:00:00.000Z',
  }),
];

const done = { status: 'success', message: 'Done' };
const needsHandle = { status: 'fail', code: 'handle_required', message: 'Choose a name for AstroHub first.' };

const birth = {
  ...{ bid: 'b1', full_name: 'Kavita Rao', dob: '17/01/1997', tob: '10:40', pob: 'Jaipur, Rajasthan, India', lat: 26.92, lng: 75.79 },
  ...{ gender: 'Female', marital_status: 'Single', language: 'English' },
};

function answers(person: Person): Record<string, FakeAnswer> {
  const isNew = person === 'new';
  return {
    [apiPaths.discussions]: { status: 'success', discussions, page_count: 3 },
    [apiPaths.discussion]: (body: unknown) => {
      const discussion = discussions.find(({ did }) => did === (body as { did: string }).did);
      return discussion && { status: 'success', discussion };
    },
    [apiPaths.comments]: { status: 'success', comments: [sampleComment(), sampleComment({ cid: 'c2', uid: 'u1' })], page_count: 1 },
    [apiPaths.myProfile]: isNew ? needsHandle : { status: 'success', profile: sampleProfile({ email: 'kavita@example.in' }) },
    [apiPaths.profile]: { status: 'success', profile: sampleProfile({ uid: 'u2', display_name: 'meera.k' }) },
    [apiPaths.avatars]: sampleAvatars,
    [apiPaths.births]: { status: 'success', births: isNew ? [] : [birth], own_bid: isNew ? null : birth.bid },
    [apiPaths.accountSummary]: sampleAccountSummary,
    [apiPaths.devices]: {
      status: 'success',
      devices: [
        { id: 's1', name: 'Chrome, Android', last_used_at: '2026-11-21T05:00:00.000Z', is_current: true },
        { id: 's2', name: 'Firefox, Windows', last_used_at: '2026-11-15T11:00:00.000Z', is_current: false },
      ],
    },
    [apiPaths.passkeys]: {
      status: 'success',
      passkeys: isNew
        ? []
        : [{ id: 'k1', name: 'Chrome, Android', created_at: '2026-11-02T06:00:00.000Z', last_used_at: '2026-11-20T05:00:00.000Z' }],
    },
    [apiPaths.privacy]: samplePrivacy(isNew),
    [apiPaths.redeems]: { status: 'success', transactions: [] },
    [apiPaths.transfers]: {
      status: 'success',
      next_cursor: null,
      transactions: isNew
        ? []
        : [
            {
              transaction_id: 'T-1',
              recipient_mobile: '98•••••312',
              oracle_questions: 5,
              sent: true,
              transferred_at: '2026-11-15T05:32:00.000Z',
            },
          ],
    },
    [apiPaths.notifications]: {
      status: 'success',
      page_count: 1,
      notifications: isNew ? [] : [{ did: 'd1', message: 'imran_s answered you', highlight: true }],
    },
    ...Object.fromEntries(
      [
        apiPaths.openNotification,
        apiPaths.report,
        apiPaths.editProfile,
        apiPaths.deleteDiscussion,
        apiPaths.deleteComment,
        apiPaths.signOutDevice,
        apiPaths.setConsent,
      ].map((path) => [path, done]),
    ),
    [apiPaths.vote]: { ...done, upvotes: 3, downvotes: 0, my_vote: 1 },
    [apiPaths.addDiscussion]: isNew ? needsHandle : { ...done, did: 'd1' },
    [apiPaths.editDiscussion]: { ...done, did: 'd1' },
    [apiPaths.addComment]: isNew ? needsHandle : { ...done, cid: 'c3' },
    [apiPaths.registerHandle]: done,
    [apiPaths.redeem]: { status: 'success', questions_added: 2, points_redeemed: 200, message: '2 questions were added' },
  };
}

/** The pages of this remote, and the answers of its API, for `npm run isolate`. */
export const isolatedRemote: IsolatedRemote = {
  answers,
  pages: [
    { id: 'forum-list', title: 'AstroHub', path: '/forum?page=1' },
    { id: 'forum-learn-more', title: 'Learn more', path: '/forum/learn-more', person: 'visitor' },
    { id: 'forum-learn-more-hindi', title: 'Learn more in Hindi', path: '/forum/learn-more-hindi', person: 'visitor' },
    { id: 'forum-create', title: 'Start a discussion', path: '/forum/create' },
    { id: 'forum-edit-post', title: 'Edit a post', path: '/forum/edit-post/d1' },
    { id: 'forum-discussion', title: 'A discussion', path: '/forum/pushya-people?did=d2' },
    { id: 'forum-discussion', title: 'One’s own discussion', path: '/forum/rahu-begins-next-month?did=d1' },
    { id: 'forum-profile', title: 'Own profile', path: '/profile' },
    { id: 'forum-profile', title: 'Someone’s profile', path: '/profile?uid=u2', person: 'visitor' },
    { id: 'forum-activities', title: 'Activities', path: '/profile/activities' },
    { id: 'forum-redeem-history', title: 'Redeem history', path: '/profile/redeem-history' },
    { id: 'forum-transfer-history', title: 'Transfer history', path: '/profile/transfer-history' },
    { id: 'forum-devices', title: 'Your devices', path: '/profile/devices' },
    { id: 'forum-privacy', title: 'Your data and consent', path: '/profile/privacy' },
    { id: 'forum-notifications', title: 'Notifications', path: '/notifications' },
    { id: 'forum-delete-account', title: 'Delete the account', path: '/delete-account' },
  ],
};
