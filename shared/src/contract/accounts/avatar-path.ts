import { avatars } from '../api-paths';

/**
 * The picture of an avatar, 320 pixels wide, or 96 when small. `name` may be of either group. Without schemas beside it,
 * because lists of posts need it and load no zod.
 */
export function getAvatarPath(name: string, gender: string, size: 'small' | 'large'): string {
  return `${avatars}/${gender === 'Male' ? 'male' : 'female'}/${size === 'small' ? 'small/' : ''}${encodeURIComponent(name)}.jpg`;
}
