import styled from 'styled-components';
import { siteRoutes, type CalendarFestival } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useNow } from '@oracle-astra/shared/session';
import { AppLink, VisuallyHidden } from '@oracle-astra/shared/ui';
import { getWeekday, getWeekdayShort } from '../../components/weekday';
import { indianDate } from '../../components/indian-date';
import { DayCell, type CalendarDay } from './day/day-cell';
import { formatMonth } from './month-title';

const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  th {
    padding-bottom: var(--s-1);
    color: var(--ink-2);
    font-weight: 400;
    font-size: min(var(--t-xs), 4vw);
    line-height: var(--l-xs);
  }
  td {
    padding: 0;
    border: 1px solid var(--rule);
    vertical-align: top;
  }
  a {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: start;
    gap: 2px;
    min-height: 4.5rem;
    padding: var(--s-1) 0;
    text-decoration: none;
    color: var(--ink);
    font-size: var(--t-xs);
    line-height: var(--l-xs);
  }
  a:hover {
    background: var(--paper-sunk);
  }
  a[aria-current] {
    background: var(--saffron-wash);
    box-shadow: inset 0 3px var(--saffron);
  }
  svg {
    color: var(--ink-2);
  }
  circle {
    fill: currentColor;
  }
  path {
    fill: var(--paper-raised);
  }
  @media (prefers-color-scheme: dark) {
    circle {
      fill: none;
    }
    path {
      fill: var(--ink);
    }
  }
`;

interface MonthCalendarProps {
  month: string;
  days: readonly CalendarDay[];
  festivals: readonly CalendarFestival[];
  city?: string;
}

/** The weeks of a month, beginning with Sunday; null is a day of another month. */
function toWeeks(days: readonly CalendarDay[]): (CalendarDay | null)[][] {
  const first = new Date(`${days[0]?.date ?? ''}T00:00:00Z`).getUTCDay();
  const cells = [...Array.from({ length: first }, () => null), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_unused, weekday) => cells[week * 7 + weekday] ?? null),
  );
}

/** A month with the Moon's phase and tithi at each sunrise. A dot marks a festival, which the list below names. */
export function MonthCalendar({ month, days, festivals, city }: MonthCalendarProps) {
  const t = useTranslations();
  const today = indianDate(useNow());
  const weeks = toWeeks(days);
  // 1 January 2023 was a Sunday.
  const week = Array.from({ length: 7 }, (_, weekday) => `2023-01-0${weekday + 1}`);
  return (
    <Table>
      <VisuallyHidden as="caption">{formatMonth(month, t)}</VisuallyHidden>
      <thead>
        <tr>
          {week.map((date) => (
            <th key={date} scope="col">
              <span aria-hidden="true">{t(getWeekdayShort(date))}</span>
              <VisuallyHidden>{t(getWeekday(date))}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((cells, index) => (
          <tr key={index}>
            {cells.map((day, weekday) => (
              <td key={day?.date ?? weekday}>
                {day && (
                  <AppLink to={siteRoutes.panchang({ city, date: day.date })} aria-current={day.date === today ? 'date' : undefined}>
                    <DayCell day={day} festivals={festivals.filter(({ date, kind }) => date === day.date && kind === 'festival')} />
                  </AppLink>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
