import styled from 'styled-components';
import { siteRoutes, type CalendarFestival } from '@oracle-astra/shared/contract';
import { formatDate } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { AppLink } from '@oracle-astra/shared/ui';
import { getWeekday } from '../../components/weekday';
import { isWithinYears } from './panchang-search-params';

const List = styled.ul`
  display: grid;
  li {
    display: grid;
    padding-block: var(--s-2);
    border-bottom: 1px solid var(--rule);
    font-size: var(--t-s);
    line-height: var(--l-s);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--tap);
  }
`;

interface FestivalListProps {
  festivals: readonly CalendarFestival[];
  /** The place of the linked days; null is the page's default place. */
  city?: string | null;
}

/** Festivals and vrats by name. Their dates are links if `city` is given. */
export function FestivalList({ festivals, city }: FestivalListProps) {
  const t = useTranslations();
  return (
    <List>
      {festivals.map(({ id, date, name }) => (
        <li key={`${id} ${date}`}>
          <b>{name}</b>
          {city !== undefined && isWithinYears(date) && (
            <AppLink className="tiny" to={siteRoutes.panchang({ city: city ?? undefined, date })}>
              {t('content.horoscope.date', { weekday: t(getWeekday(date)), date: formatDate(date, t) })}
            </AppLink>
          )}
        </li>
      ))}
    </List>
  );
}
