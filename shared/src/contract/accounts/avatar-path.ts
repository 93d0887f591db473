import { avatars } from '../api-paths';

/**
 * The picture of an avatar, 320 pixels wide, or 96 when small. `name` may be of either group. In a file without schemas, because
 * lists of posts use it and load no zod.
 */
export function getAvatarPath(name: string, gender: string, size: 'small' | 'large'): string {
  return `${avatars}/${gender === 'Male' ? 'male' : 'female'}/${size === 'small' ? 'small/' : ''}${encodeURIComponent(name)}.jpg`;
}
