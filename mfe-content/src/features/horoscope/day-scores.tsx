import styled from 'styled-components';
import { formatDate } from '@oracle-astra/shared/format';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';
import { getWeekdayShort } from '../../components/weekday';
import { SideTitle } from './side-title.styles';

const Bars = styled.svg`
  display: block;
  width: 100%;
  height: 7rem;
  color: var(--gold-ink);
`;

const Scale = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  justify-items: center;
  color: var(--ink-2);
  font-size: min(var(--t-xs), 4vw);
  line-height: var(--l-xs);
  white-space: nowrap;
`;

/** All weekdays of a week; for a month only every seventh day, because more do not fit. */
const labelDay = (date: string, at: number, count: number, t: Translate): string => {
  if (count <= 7) return t(getWeekdayShort(date));
  return at % 7 === 0 ? String(Number(date.slice(8))) : '';
};

interface DayScoresProps {
  /** Dates as `YYYY-MM-DD`, scores 0 to 100. */
  days: readonly { date: string; score: number }[];
}

/** The days of a week or month as bars, with the names of the best three. */
export function DayScores({ days }: DayScoresProps) {
  const t = useTranslations();
  const best = [...days].sort((one, other) => other.score - one.score).slice(0, 3);
  const width = 100 / days.length;
  return (
    <section className="stack-2">
      <SideTitle>{t('content.horoscope.dayByDay')}</SideTitle>
      <Bars aria-hidden="true" viewBox="0 0 100 40" preserveAspectRatio="none">
        {days.map(({ date, score }, at) => (
          <rect
            key={date}
            x={at * width + width * 0.15}
            y={40 - score * 0.4}
            width={width * 0.7}
            height={score * 0.4}
            fill="currentColor"
            opacity={best.some((day) => day.date === date) ? 1 : 0.4}
          />
        ))}
      </Bars>
      <Scale aria-hidden="true">
        {days.map(({ date }, at) => (
          <span key={date}>{labelDay(date, at, days.length, t)}</span>
        ))}
      </Scale>
      <ul className="small">
        {best.map(({ date, score }) => (
          <li key={date}>{t('content.horoscope.dayScore', { date: formatDate(date, t), score })}</li>
        ))}
      </ul>
    </section>
  );
}
