import styled from 'styled-components';
import { siteRoutes, type HoroscopeDay, type Sign } from '@oracle-astra/shared/contract';
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
export function DayLinks({ sign, when }: { sign: Sign; when: HoroscopeDay }) {
  const current = (day: HoroscopeDay) => (day === when ? 'page' : undefined);
  return (
    <Row aria-label="Other days">
      <ButtonLink variant="plain" to={siteRoutes.horoscope(sign, 'Yesterday')} aria-current={current('Yesterday')}>
        <Icon name="left" size={20} />
        Yesterday
      </ButtonLink>
      <ButtonLink variant="plain" to={siteRoutes.horoscope(sign, 'Tomorrow')} aria-current={current('Tomorrow')}>
        Tomorrow
        <Icon name="right" size={20} />
      </ButtonLink>
    </Row>
  );
}
