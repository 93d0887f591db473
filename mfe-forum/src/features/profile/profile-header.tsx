import styled from 'styled-components';
import type { Profile } from '@oracle-astra/shared/contract';
import { useTranslations, type PlainMessageId } from '@oracle-astra/shared/i18n';
import { Icon } from '@oracle-astra/shared/ui';
import { PersonAvatar } from '../../components/people/person-avatar';
import { PostTitle } from '../../components/titles.styles';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-4);
  align-items: center;
  > div {
    flex: 1 1 10rem;
    min-width: 0;
  }
`;

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: var(--s-1);
  font-size: var(--t-s);
  line-height: var(--l-s);
  color: var(--ink-2);
`;

const privacyTexts: Record<'own' | 'other', Record<'open' | 'closed', PlainMessageId>> = {
  own: { open: 'forum.profile.ownPublic', closed: 'forum.profile.ownPrivate' },
  other: { open: 'forum.profile.public', closed: 'forum.profile.private' },
};

/** Avatar and name of a profile, and whether it is public or private. */
export function ProfileHeader({ profile, isOwn }: { profile: Profile; isOwn: boolean }) {
  const t = useTranslations();
  const isPrivate = profile.is_private === 1;
  return (
    <Box>
      <PersonAvatar person={profile} size="l" />
      <div>
        <PostTitle translate="no">{profile.display_name}</PostTitle>
        <Line>
          <Icon name={isPrivate ? 'lock' : 'user'} size={20} />
          {t(privacyTexts[isOwn ? 'own' : 'other'][isPrivate ? 'closed' : 'open'])}
        </Line>
      </div>
    </Box>
  );
}
