import styled from 'styled-components';
import type { Profile } from '@oracle-astra/shared/contract';
import { Avatar } from '@oracle-astra/shared/components';
import { Icon } from '@oracle-astra/shared/ui';
import { faceOf } from '../../parts/face-of';
import { PostTitle } from '../../parts/titles';

const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s-4);
  align-items: center;
`;

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: var(--s-1);
  font-size: var(--t-s);
  line-height: var(--l-s);
  color: var(--ink-2);
`;

const privacy = {
  own: ['Anyone can see this profile', 'Private profile. Others see your name and picture alone.'],
  other: ['Public profile', 'Private profile'],
} as const;

/** Who a profile belongs to, and who may see it; the lock says that it is private. */
export function Person({ profile, own }: { profile: Profile; own: boolean }) {
  const isPrivate = profile.is_private === 1;
  return (
    <Box>
      <Avatar gender={faceOf(profile.gender)} size="l" />
      <div>
        <PostTitle>{profile.display_name}</PostTitle>
        <Line>
          <Icon name={isPrivate ? 'lock' : 'user'} size={20} />
          {privacy[own ? 'own' : 'other'][isPrivate ? 1 : 0]}
        </Line>
      </div>
    </Box>
  );
}
