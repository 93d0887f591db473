/** Texts of several components; those up to `deletedUser` are quoted by the specification and must stay as they are. */
export const copy = {
  startDiscussion: 'Start a Discussion',
  latestDiscussions: 'Latest Discussions',
  loginFirst: 'Please login first',
  viewAll: 'View All',
  notVerified: 'Not Verified',
  transferQuestions: 'Transfer Questions',
  noPosts: 'You have no posts & discussions',
  notifications: {
    empty: 'Ohh! There is no Notifications history available',
    failed: 'No notification',
    loadFailed: 'something went wrong!',
    openFailed: 'Someting went wrong please try again',
  },
  redeems: { title: 'Questions Redeem History', empty: 'Ohh! There is no Redeem history available' },
  transfers: { title: 'Questions Transfer History', empty: 'Ohh! There is no Transfer history available' },
  noRecord: 'No record found',
  deletedUser: 'Deleted user',
  forum: 'AstroHub',
  freeQuestions: 'Free questions',
  posts: 'Posts & discussions',
  myPoints: 'My Points',
} as const;
