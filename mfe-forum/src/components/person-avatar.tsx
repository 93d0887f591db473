import styled from 'styled-components';
import { Avatar } from '@oracle-astra/shared/components';
import { getAvatarPath } from '@oracle-astra/shared/contract';
import { toAvatarGender } from './avatar-gender';

const pixels = { s: 32, l: 88 } as const;

const Picture = styled.img<{ $size: keyof typeof pixels }>`
  flex: none;
  width: ${({ $size }) => ($size === 's' ? '2rem' : '5.5rem')};
  height: ${({ $size }) => ($size === 's' ? '2rem' : '5.5rem')};
  border-radius: var(--r-round);
  border: 1px solid var(--rule);
  background: var(--paper-sunk);
  object-fit: cover;
`;

interface PersonAvatarProps {
  person: { gender: string; avatar: string };
  /** `s` is for lists, `l` for profiles. */
  size?: keyof typeof pixels;
}

/** The avatar that a person chose, or the drawing of their gender; decorative beside the name. */
export function PersonAvatar({ person: { gender, avatar }, size = 's' }: PersonAvatarProps) {
  if (avatar === '') return <Avatar gender={toAvatarGender(gender)} size={size} />;
  const source = getAvatarPath(avatar, gender, size === 's' ? 'small' : 'large');
  return <Picture $size={size} src={source} alt="" width={pixels[size]} height={pixels[size]} loading="lazy" decoding="async" />;
}
