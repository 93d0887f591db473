import styled from 'styled-components';
import { SignSmall, type SignName } from '@oracle-astra/shared/art';
import { signs, type Discussion } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Tag } from '@oracle-astra/shared/components';
import { formatNakshatra, formatPlanet, formatRashi } from './format-star';

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1);
  &:empty {
    display: none;
  }
`;

const findSign = (name: string): SignName | undefined => signs.find((sign) => sign === name);

type Stars = Pick<Discussion, 'rashi_tag' | 'nakshatra_tag' | 'mahadasha_tag'>;

/** The rashi, nakshatra and mahadasha tags of a discussion; empty ones are left out. */
export function StarTags({ rashi_tag: rashi, nakshatra_tag: nakshatra, mahadasha_tag: mahadasha }: Stars) {
  const t = useTranslations();
  const sign = findSign(rashi);
  return (
    <Tags>
      {rashi && (
        <Tag>
          {sign && <SignSmall sign={sign} />}
          <span>{formatRashi(rashi, t)}</span>
        </Tag>
      )}
      {nakshatra && <Tag>{formatNakshatra(nakshatra, t)}</Tag>}
      {mahadasha && <Tag>{t('forum.discussion.mahadasha', { planet: formatPlanet(mahadasha, t) })}</Tag>}
    </Tags>
  );
}
