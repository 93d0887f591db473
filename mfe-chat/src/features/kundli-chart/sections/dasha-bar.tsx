import styled from 'styled-components';
import type { DashaPeriod } from '@oracle-astra/shared/contract';
import { formatDate } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { planetLabels } from '@oracle-astra/shared/terms';

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 4.5rem;
  overflow: visible;
  font-family: var(--sans);
  rect {
    fill: var(--paper-raised);
    stroke: var(--control);
    stroke-width: 1;
    vector-effect: non-scaling-stroke;
  }
  .running {
    fill: var(--saffron-wash);
  }
  .open {
    stroke: var(--saffron);
    stroke-width: 3;
  }
  .today {
    stroke: var(--saffron-ink);
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
`;

const Frame = styled.div`
  position: relative;
`;

const Labels = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  margin-top: var(--s-2);
`;

const Choice = styled.button`
  min-height: var(--tap);
  padding: var(--s-1) var(--s-3);
  border: 1px solid var(--rule);
  border-radius: var(--r-m);
  background: var(--paper-raised);
  color: var(--ink);
  font-size: var(--t-xs);
  line-height: var(--l-xs);
  text-align: left;
  cursor: pointer;
  b {
    display: block;
    font-size: var(--t-s);
  }
  &[aria-pressed='true'] {
    border-color: var(--saffron);
    background: var(--saffron-wash);
  }
`;

interface DashaBarProps {
  label: string;
  periods: readonly DashaPeriod[];
  /** The start of the selected period; null for the last level. */
  open: string | null;
  /** Milliseconds since 1970. */
  now: number;
  onOpen?: (period: DashaPeriod) => void;
}

const at = (iso: string) => Date.parse(iso);

/** One level of the dashas as a timeline with a mark for today, and its periods as buttons. */
export function DashaBar({ label, periods, open, now, onOpen }: DashaBarProps) {
  const t = useTranslations();
  const start = at(periods[0]?.start ?? '');
  const end = at(periods.at(-1)?.end ?? '');
  const toX = (instant: number) => ((instant - start) / (end - start)) * 1000;
  const isRunning = (period: DashaPeriod) => at(period.start) <= now && now < at(period.end);
  return (
    <div>
      <h3 className="small">{label}</h3>
      <Frame>
        <Drawing viewBox="0 0 1000 60" preserveAspectRatio="none" aria-hidden>
          {periods.map((period) => (
            <rect
              key={period.start}
              className={[isRunning(period) && 'running', period.start === open && 'open'].filter(Boolean).join(' ')}
              x={toX(at(period.start))}
              y={14}
              width={toX(at(period.end)) - toX(at(period.start))}
              height={40}
            />
          ))}
          {start <= now && now < end && <line className="today" x1={toX(now)} x2={toX(now)} y1={0} y2={60} />}
        </Drawing>
      </Frame>
      <Labels>
        {periods.map((period) => (
          <li key={period.start}>
            <PeriodChoice period={period} isRunning={isRunning(period)} isOpen={period.start === open} onOpen={onOpen} />
          </li>
        ))}
      </Labels>
      <p className="sr">{start <= now && now < end ? t('chat.reading.todayMarked') : ''}</p>
    </div>
  );
}

interface PeriodChoiceProps {
  period: DashaPeriod;
  isRunning: boolean;
  isOpen: boolean;
  onOpen: DashaBarProps['onOpen'];
}

function PeriodChoice({ period, isRunning, isOpen, onOpen }: PeriodChoiceProps) {
  const t = useTranslations();
  const text = (
    <>
      <b>{t(planetLabels[period.lord])}</b>
      {t(isRunning ? 'chat.reading.runningUntil' : 'chat.reading.until', { date: formatDate(period.end, t) })}
    </>
  );
  return onOpen ? (
    <Choice type="button" aria-pressed={isOpen} onClick={() => onOpen(period)}>
      {text}
    </Choice>
  ) : (
    <Choice as="div">{text}</Choice>
  );
}
