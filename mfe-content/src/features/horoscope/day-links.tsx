import styled from 'styled-components';
import { siteRoutes, type HoroscopeTime, type Sign } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { dayLabels } from '@oracle-astra/shared/terms';
import { ButtonLink, Icon } from '@oracle-astra/shared/ui';

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--s-3);
  border-top: 1px solid var(--rule);
  padding-top: var(--s-4);
`;

/** Links to the horoscopes of yesterday and tomorrow. */
export function DayLinks({ sign, when }: { sign: Sign; when: HoroscopeTime }) {
  const t = useTranslations();
  const current = (day: 'Yesterday' | 'Tomorrow') => (day === when ? 'page' : undefined);
  return (
    <Row aria-label={t('content.horoscope.otherDays')}>
      <ButtonLink variant="plain" to={siteRoutes.horoscope(sign, 'Yesterday')} aria-current={current('Yesterday')}>
        <Icon name="left" size={20} />
        {t(dayLabels.Yesterday)}
      </ButtonLink>
      <ButtonLink variant="plain" to={siteRoutes.horoscope(sign, 'Tomorrow')} aria-current={current('Tomorrow')}>
        {t(dayLabels.Tomorrow)}
        <Icon name="right" size={20} />
      </ButtonLink>
    </Row>
  );
}
