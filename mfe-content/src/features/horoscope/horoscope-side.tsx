import type { HoroscopeTime, Sign } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { DayScores } from './day-scores';
import { PanchangPanel } from './panchang-panel';
import { SideTitle } from './side-title.styles';
import { SignGrid } from './sign-grid';

interface HoroscopeSideProps {
  sign: Sign;
  when: HoroscopeTime;
  /** The scores of the days of a week or month. */
  days: readonly { date: string; score: number }[] | undefined;
  /** The date whose panchang is shown, `YYYY-MM-DD`; undefined for a week or month. */
  date: string | undefined;
}

/** Beside the reading: the other signs, and the days of a week or month, or the panchang of the day. */
export function HoroscopeSide({ sign, when, days, date }: HoroscopeSideProps) {
  const t = useTranslations();
  return (
    <>
      <div className="stack-2">
        <SideTitle>{t('content.horoscope.allSigns')}</SideTitle>
        <SignGrid label={t('content.horoscope.allSigns')} when={when} current={sign} />
      </div>
      {days && <DayScores days={days} />}
      {date !== undefined && <PanchangPanel date={date} />}
    </>
  );
}
