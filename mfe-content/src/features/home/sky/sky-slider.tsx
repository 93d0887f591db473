import styled, { css } from 'styled-components';
import type { Sky } from '@oracle-astra/shared/contract';
import { formatDate } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { signName } from '../../../components/sign-name';
import { formatDayAndMonth, SkyEventText } from './sky-event-text';
import { maxDays, type HeroSkyState } from './use-hero-sky';

const Scale = styled.div`
  position: relative;
  height: 4.25rem;
`;

// As wide as the path of the thumb's centre.
const Rule = styled.svg`
  position: absolute;
  top: 0;
  left: 0.75rem;
  width: calc(100% - 1.5rem);
  height: 2.75rem;
  overflow: visible;
  fill: none;
  stroke: var(--night-control);
  path {
    vector-effect: non-scaling-stroke;
  }
  path + path {
    stroke: var(--gold);
    stroke-width: 2;
  }
`;

const thumb = css`
  box-sizing: border-box;
  width: 1.5rem;
  height: 1.5rem;
  border: 0.1875rem solid var(--night);
  border-radius: 50%;
  background: var(--saffron);
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
    ${thumb}
  }
  &::-moz-range-thumb {
    ${thumb}
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
const days = Array.from({ length: maxDays + 1 }, (_, day) => day);

interface SkySliderProps {
  state: HeroSkyState;
  sky: Sky;
  /** The instant of the current sky, ISO 8601. */
  start: string;
}

/**
 * Moves the sky ahead by days, by pointer, touch and keys, and shows the next event. Screen readers announce the day and the
 * Moon's sign.
 */
export function SkySlider({ state, sky, start }: SkySliderProps) {
  const t = useTranslations();
  const { day, events, next, isFailed, move, prepare } = state;
  const after = (days: number) => new Date(Date.parse(start) + days * dayMs).toISOString();
  const moon = signName(sky.planets.find(({ name }) => name === 'Moon')?.sign ?? 0, t);
  const offset = (at: string) => (((Date.parse(at) - Date.parse(start)) / dayMs) * 10).toFixed(1);
  const marks = events.length > 0 ? events : next ? [next] : [];
  return (
    <div>
      <Scale>
        <Rule aria-hidden="true" viewBox="0 0 300 44" preserveAspectRatio="none">
          <path d={`M0 22H300${days.map((at) => `M${at * 10} 22v5`).join('')}`} />
          <path d={marks.map(({ at }) => `M${offset(at)} 8v14`).join('')} />
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
