import styled from 'styled-components';
import type { Sky } from '@oracle-astra/shared/contract';
import { formatDate } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { signName } from '../../components/sign-name';
import { formatDayAndMonth, SkyEventText } from './sky-event-text';
import { maxDays, type HeroSkyState } from './use-hero-sky';

const inset = '0.875rem';

const Scale = styled.div`
  position: relative;
  height: 4.25rem;
`;

const Rule = styled.div`
  position: absolute;
  inset: 0 ${inset} auto;
  height: 2.5rem;
  color: var(--night-control);
  background:
    repeating-linear-gradient(90deg, currentColor 0 1px, transparent 1px calc((100% - 1px) / 30)) 0 100%/100% 6px no-repeat,
    linear-gradient(currentColor, currentColor) 0 100%/100% 1px no-repeat;
  i {
    position: absolute;
    bottom: 0;
    width: 1px;
    height: 1.125rem;
    background: var(--gold);
  }
`;

const Range = styled.input`
  position: absolute;
  inset: 0 0 auto;
  width: 100%;
  height: 2.75rem;
  margin: 0;
  appearance: none;
  background: none;
  cursor: grab;
  touch-action: pan-y;
  &:active {
    cursor: grabbing;
  }
  &::-webkit-slider-thumb {
    appearance: none;
    width: 1.75rem;
    height: 2.75rem;
    border: 0;
    background:
      radial-gradient(circle at 50% 10px, var(--saffron) 0 7px, transparent 7.5px),
      linear-gradient(var(--saffron), var(--saffron)) 50% 12px/2px 28px no-repeat;
  }
  &::-moz-range-thumb {
    width: 1.75rem;
    height: 2.75rem;
    border: 0;
    background:
      radial-gradient(circle at 50% 10px, var(--saffron) 0 7px, transparent 7.5px),
      linear-gradient(var(--saffron), var(--saffron)) 50% 12px/2px 28px no-repeat;
  }
`;

const Ends = styled.div`
  position: absolute;
  inset: auto 0 0;
  display: flex;
  justify-content: space-between;
  color: var(--on-night-2);
`;

const Coming = styled.p`
  min-height: var(--l-m);
  color: var(--on-night);
  b {
    color: inherit;
  }
`;

const dayMs = 86_400_000;

interface SkySliderProps {
  state: HeroSkyState;
  sky: Sky;
  /** The instant of the sky of now, ISO 8601. */
  start: string;
}

/** Moves the sky on by days, by pointer, touch and keys, and says what comes; a screen reader hears the day and where the Moon is. */
export function SkySlider({ state, sky, start }: SkySliderProps) {
  const t = useTranslations();
  const { day, events, next, isFailed, move, prepare } = state;
  const after = (days: number) => new Date(Date.parse(start) + days * dayMs).toISOString();
  const moon = signName(sky.planets.find(({ name }) => name === 'Moon')?.sign ?? 0, t);
  const offset = (at: string) => `${(((Date.parse(at) - Date.parse(start)) / dayMs / maxDays) * 100).toFixed(1)}%`;
  const marks = events.length > 0 ? events : next ? [next] : [];
  return (
    <div>
      <Scale>
        <Rule aria-hidden="true">
          {marks.map(({ at, kind, planet }) => (
            <i key={`${planet}${kind}${at}`} style={{ left: offset(at) }} />
          ))}
        </Rule>
        <Range
          type="range"
          min={0}
          max={maxDays}
          value={day}
          aria-label={t('content.sky.move', { count: maxDays })}
          aria-valuetext={day === 0 ? t('content.sky.now') : t('content.sky.onDay', { date: formatDate(after(day), t), moon })}
          onFocus={prepare}
          onPointerDown={prepare}
          onChange={(event) => move(Number(event.target.value))}
        />
        <Ends className="tiny num" aria-hidden="true">
          <span>{t('content.sky.now')}</span>
          <span>{formatDayAndMonth(after(maxDays), t)}</span>
        </Ends>
      </Scale>
      <Coming>{isFailed ? t('content.sky.failed') : next && <SkyEventText event={next} t={t} />}</Coming>
    </div>
  );
}
