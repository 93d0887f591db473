import styled from 'styled-components';
import type { CalendarFestival, PanchangMonthResponse, SuccessOf } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { VisuallyHidden } from '@oracle-astra/shared/ui';
import { tithiName } from '../../../components/panchang-names';
import { litAtTithi, MoonPhase } from '../moon-phase';

// Beside the phase, whose size is that of no text: at twice the text size a number fills its cell.
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

// As narrow as the names of the weekdays above it, so that it stays in one line at twice the text size.
const Tithi = styled.span`
  font-size: min(var(--t-xs), 4vw);
  white-space: nowrap;
`;

/** A day of the calendar: its number, the phase and the tithi of its sunrise. */
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
