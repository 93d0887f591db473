import styled from 'styled-components';
import type { CalendarFestival, PanchangMonthResponse, SuccessOf } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { VisuallyHidden } from '@oracle-astra/shared/ui';
import { tithiName } from '../../../components/panchang-names';
import { litAtTithi, MoonPhase } from '../moon-phase';

// Positioned beside the phase, because with large text a number fills its cell.
const Phase = styled.span`
  position: relative;
  display: grid;
`;

const Dot = styled.i`
  position: absolute;
  top: 50%;
  left: calc(100% + 3px);
  width: var(--s-2);
  height: var(--s-2);
  border-radius: var(--r-round);
  background: var(--link);
  transform: translateY(-50%);
`;

export type CalendarDay = SuccessOf<PanchangMonthResponse>['days'][number];

// As narrow as the weekday names above it, so that it stays on one line with large text.
const Tithi = styled.span`
  font-size: min(var(--t-xs), 4vw);
  white-space: nowrap;
`;

/** A day of the calendar: its number, and the Moon's phase and tithi at sunrise. */
export function DayCell({ day, festivals }: { day: CalendarDay; festivals: readonly CalendarFestival[] }) {
  const t = useTranslations();
  const isBright = day.tithi <= 15;
  const short = { tithi: String(((day.tithi - 1) % 15) + 1) };
  return (
    <>
      <b className="num">{Number(day.date.slice(8))}</b>
      <Phase>
        <MoonPhase lit={litAtTithi(day.tithi)} isWaxing={isBright} size={18} />
        {festivals.length > 0 && <Dot aria-hidden="true" />}
      </Phase>
      <Tithi className="mute num" aria-hidden="true">
        {isBright ? t('content.panchang.brightShort', short) : t('content.panchang.darkShort', short)}
      </Tithi>
      <VisuallyHidden>{[tithiName(day.tithi, t), ...festivals.map(({ name }) => name)].join(', ')}</VisuallyHidden>
    </>
  );
}
