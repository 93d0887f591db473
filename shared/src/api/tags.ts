export const tagTypes = [
  'Astrologers', 'Me', 'Birth', 'Chat', 'Balance', 'Recharges', 'Pricing', 'Plans', 'Subscription',
  'Horoscope', 'Discussion', 'Comment', 'Profile', 'Notification', 'Post', 'About', 'Video',
] as const;
export type TagType = (typeof tagTypes)[number];

/** Tags of whatever depends on who is signed in: they are fetched anew when that changes. */
export const personalTags: TagType[] = ['Me', 'Birth', 'Chat', 'Balance', 'Subscription', 'Notification', 'Profile', 'Discussion', 'Comment'];

/**
 * The tag of one thing. The mark before its id keeps whatever stands in an address from naming a property that every
 * object has, such as `constructor`, where the cache looks tags up.
 */
export const oneTag = <Type extends TagType>(type: Type, id: string) => ({ type, id: `#${id}` });

export const listTag = <Type extends TagType>(type: Type) => ({ type, id: 'LIST' as const });

/** Tags of a list: each member by its id, and the list itself. */
export function listTags<Type extends TagType>(type: Type, ids: readonly string[] | undefined) {
  return [...(ids ?? []).map((id) => oneTag(type, id)), listTag(type)];
}
