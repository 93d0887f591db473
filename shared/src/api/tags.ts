export const tagTypes = [
  'Astrologers',
  'Me',
  'Birth',
  'LifeEvent',
  'Chat',
  'Prediction',
  'Balance',
  'Recharges',
  'Pricing',
  'Plans',
  'Subscription',
  'Coupon',
  'Transaction',
  'Transfer',
  'Horoscope',
  'Day',
  'Discussion',
  'Comment',
  'Profile',
  'Notification',
  'Post',
  'About',
  'Video',
] as const;
export type TagType = (typeof tagTypes)[number];

/** The tags of data that depends on the signed-in user, which is refetched when the user changes. */
export const personalTags: TagType[] = [
  'Me',
  'Birth',
  'LifeEvent',
  'Chat',
  'Prediction',
  'Balance',
  'Subscription',
  'Coupon',
  'Transaction',
  'Transfer',
  'Notification',
  'Profile',
  'Discussion',
  'Comment',
];

/**
 * The tag of one resource. Ids can come from addresses, so a prefix keeps them from naming a property of every
 * object, such as `constructor`, in the tag index of the cache.
 */
export const oneTag = <Type extends TagType>(type: Type, id: string) => ({ type, id: `#${id}` });

export const listTag = <Type extends TagType>(type: Type) => ({ type, id: 'LIST' as const });

/** The tags of a list: one for each member and one for the list itself. */
export function listTags<Type extends TagType>(type: Type, ids: readonly string[] | undefined) {
  return [...(ids ?? []).map((id) => oneTag(type, id)), listTag(type)];
}
