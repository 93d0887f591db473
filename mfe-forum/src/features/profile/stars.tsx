import styled from 'styled-components';
import type { Profile } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { media } from '@oracle-astra/shared/theme';
import { formatNakshatra, formatPlanet, formatRashi } from '../../components/people/format-star';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  border-block: 1px solid var(--rule);
  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: var(--s-3) var(--s-2) var(--s-3) 0;
    overflow-wrap: anywhere;
  }
  div + div {
    padding-left: var(--s-3);
    border-left: 1px solid var(--rule);
  }
  dt {
    font-size: var(--t-xs);
    line-height: var(--l-xs);
    color: var(--ink-2);
  }
  dd {
    font: 500 var(--t-m) / 1.5rem var(--serif);
  }
  ${media.m} {
    dd {
      font-size: var(--t-l);
      line-height: var(--l-l);
    }
  }
`;

/** Rashi, nakshatra and mahadasha of a profile. */
export function Stars({ rashi, nakshatra, current_mahadasha: mahadasha }: Profile) {
  const t = useTranslations();
  const unset = t('forum.profile.starUnset');
  return (
    <List>
      <div>
        <dt>{t('forum.profile.rashi')}</dt>
        <dd>{rashi === null ? unset : formatRashi(rashi, t)}</dd>
      </div>
      <div>
        <dt>{t('forum.profile.nakshatra')}</dt>
        <dd>{nakshatra === null ? unset : formatNakshatra(nakshatra, t)}</dd>
      </div>
      <div>
        <dt>{t('forum.profile.mahadasha')}</dt>
        <dd>{mahadasha === null ? unset : formatPlanet(mahadasha, t)}</dd>
      </div>
    </List>
  );
}
