import { useEffect, useRef, useState } from 'react';
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

/**
 * The avatar that a person chose, or an illustration of their gender if there is none or it fails to load. Decorative, because
 * the name is beside it.
 */
export function PersonAvatar({ person: { gender, avatar }, size = 's' }: PersonAvatarProps) {
  const source = avatar === '' ? null : getAvatarPath(avatar, gender, size === 's' ? 'small' : 'large');
  const [failed, setFailed] = useState<string | null>(null);
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // A picture in the server's HTML can fail before the page is hydrated.
    if (picture.current?.complete && picture.current.naturalWidth === 0) setFailed(source);
  }, [source]);
  if (source === null || source === failed) return <Avatar gender={toAvatarGender(gender)} size={size} />;
  return (
    <Picture
      ref={picture}
      $size={size}
      src={source}
      alt=""
      width={pixels[size]}
      height={pixels[size]}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(source)}
    />
  );
}
