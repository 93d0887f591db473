import styled from 'styled-components';
import type { PanchangDay } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useNow } from '@oracle-astra/shared/session';
import { choghadiyaKind, choghadiyaLabels } from '../calendar-names';
import { KalamMarks } from './day-band-kalams';
import { bandHeight, bandTop, createBandScale } from './day-band-scale';
import { formatDialTime } from '../clock-time';

const Band = styled.svg`
  display: block;
  width: 100%;
  max-width: 26rem;
  height: auto;
  overflow: visible;
  text {
    font-size: var(--t-xs);
    fill: var(--ink);
    stroke: none;
    font-variant-numeric: tabular-nums;
  }
  .light {
    fill: var(--paper-raised);
    stroke: var(--rule);
  }
  .dark {
    fill: var(--night);
    stroke: var(--night-rule);
  }
  .dark-text text {
    fill: var(--on-night-2);
  }
  .dark-text {
    color: var(--on-night);
  }
  .mute text,
  text.mute {
    fill: var(--ink-2);
  }
  .current {
    fill: var(--saffron-wash);
    stroke: none;
  }
  .now {
    stroke: var(--saffron);
    stroke-width: 2;
  }
  .now-dot {
    fill: var(--saffron);
    stroke: none;
  }
  .strong {
    font-weight: 600;
  }
`;

const hourMs = 3_600_000;
const halfHourMs = hourMs / 2;

/** The full hours of a day in Indian time, in milliseconds since 1970. */
function listHours({ sunrise, next_sunrise }: PanchangDay): number[] {
  const first = Math.ceil((Date.parse(sunrise) - halfHourMs) / hourMs) * hourMs + halfHourMs;
  const hours: number[] = [];
  for (let at = first; at < Date.parse(next_sunrise); at += hourMs) hours.push(at);
  return hours;
}

/** The day from sunrise to sunrise on one scale. The lists beside it contain the same in text. */
export function DayBand({ day }: { day: PanchangDay }) {
  const t = useTranslations();
  const now = useNow();
  const y = createBandScale(day);
  const sunset = y(day.sunset);
  const isToday = now >= Date.parse(day.sunrise) && now < Date.parse(day.next_sunrise);
  return (
    <Band aria-hidden="true" viewBox={`0 0 336 ${bandHeight + 2 * bandTop}`} fill="none" stroke="currentColor">
      <rect className="light" x="56" y={bandTop} width="280" height={sunset - bandTop} />
      <rect className="dark" x="56" y={sunset} width="280" height={bandTop + bandHeight - sunset} />
      <g className="mute">
        {listHours(day).map((at) => (
          <path key={at} d={`M${at % (3 * hourMs) === halfHourMs ? 46 : 51} ${y(at)}H56`} />
        ))}
      </g>
      {[day.sunrise, day.sunset, day.next_sunrise].map((at) => (
        <text key={at} className="strong" x="42" y={y(at) + 4} textAnchor="end">
          {formatDialTime(at)}
        </text>
      ))}
      {day.choghadiya.map(({ name, start, end, night }) => {
        const isCurrent = isToday && now >= Date.parse(start) && now < Date.parse(end);
        const middle = (y(start) + y(end)) / 2;
        return (
          <g key={start} className={night && !isCurrent ? 'dark-text' : undefined}>
            {isCurrent && <rect className="current" x="57" y={y(start)} width="101" height={y(end) - y(start)} />}
            <KindMark kind={choghadiyaKind(name)} y={middle} />
            <text className={isCurrent ? 'strong' : undefined} x="82" y={middle + 4.5}>
              {t(choghadiyaLabels[name])}
            </text>
          </g>
        );
      })}
      <KalamMarks day={day} y={y} />
      {isToday && (
        <>
          {/* In two parts, so that the line does not cross the names. */}
          <path className="now" d={`M46 ${y(now)}h18M158 ${y(now)}h20`} />
          <circle className="now-dot" cx="56" cy={y(now)} r="4" />
        </>
      )}
    </Band>
  );
}

/** A filled dot is good, an open dot is good for journeys, a dash is better avoided. */
export function KindMark({ kind, y, x = 70 }: { kind: ReturnType<typeof choghadiyaKind>; y: number; x?: number }) {
  if (kind === 'avoid') return <path d={`M${x - 3.5} ${y}h7`} />;
  return <circle cx={x} cy={y} r="3.5" fill={kind === 'good' ? 'currentColor' : 'none'} />;
}
