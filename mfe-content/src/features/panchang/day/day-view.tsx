import { siteRoutes, type PanchangDayResponse, type SuccessOf } from '@oracle-astra/shared/contract';
import { formatDate } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { SideColumn, TwoColumnLayout } from '@oracle-astra/shared/components';
import { tithiName } from '../../../components/panchang-names';
import { getWeekday } from '../../../components/weekday';
import { lunarMonthName } from '../calendar-names';
import { ChoghadiyaTable } from './choghadiya-table';
import { DayBand } from './day-band';
import { KalamList, MonthAndYear, SunAndMoon } from './day-details';
import { FestivalList } from '../festival-list';
import { LimbList } from '../limb-list';
import { MoonPhase } from '../moon-phase';
import { PanchangHeader, placeSectionId } from '../panchang-header';
import { addDays, isWithinYears } from '../panchang-search-params';
import { PlaceAndDateForm } from '../place-and-date-form';
import { SideBySide } from '../side-by-side.styles';
import { TitledSection } from '../titled-section';

interface DayViewProps {
  answer: SuccessOf<PanchangDayResponse>;
  /** The place's slug; undefined if the address has none. */
  city?: string;
}

/** One day of the panchang, from sunrise to sunrise. */
export function DayView({ answer, city }: DayViewProps) {
  const { place, day, festivals, upcoming } = answer;
  const t = useTranslations();
  return (
    <>
      <DayHeader answer={answer} city={city} />
      <TwoColumnLayout>
        <div className="stack-6">
          <TitledSection title={t('content.panchang.limbs')}>
            <LimbList day={day} />
          </TitledSection>
          <SideBySide>
            <TitledSection title={t('content.panchang.sunAndMoon')}>
              <SunAndMoon day={day} />
            </TitledSection>
            <TitledSection title={t('content.panchang.kalams')}>
              <KalamList day={day} />
            </TitledSection>
          </SideBySide>
          <TitledSection title={t('content.panchang.choghadiya')}>
            <SideBySide>
              <DayBand day={day} />
              <ChoghadiyaTable day={day} />
            </SideBySide>
          </TitledSection>
        </div>
        <SideColumn>
          <TitledSection title={t('content.panchang.festivals')}>
            {festivals.length > 0 ? (
              <FestivalList festivals={festivals} />
            ) : (
              <p className="small mute">{t('content.panchang.noFestival')}</p>
            )}
          </TitledSection>
          {upcoming.length > 0 && (
            <TitledSection title={t('content.panchang.upcoming')}>
              <FestivalList festivals={upcoming} city={city ?? null} />
            </TitledSection>
          )}
          <TitledSection title={t('content.panchang.monthAndYear')}>
            <MonthAndYear day={day} />
          </TitledSection>
          <TitledSection title={t('content.panchang.elsewhere')} anchor={placeSectionId}>
            <PlaceAndDateForm key={`${place.slug} ${day.date}`} city={city} placeName={place.name} date={day.date} />
          </TitledSection>
          <p className="tiny mute read">{t('content.panchang.convention')}</p>
        </SideColumn>
      </TwoColumnLayout>
    </>
  );
}

function DayHeader({ answer: { place, day }, city }: DayViewProps) {
  const t = useTranslations();
  const tithi = day.tithi[0]?.value ?? 1;
  const step = (days: number) => {
    const date = addDays(day.date, days);
    if (!isWithinYears(date)) return undefined;
    const label = t('content.horoscope.date', { weekday: t(getWeekday(date)), date: formatDate(date, t) });
    return { to: siteRoutes.panchang({ city, date }), label };
  };
  return (
    <PanchangHeader
      place={place}
      picture={<MoonPhase lit={day.lit} isWaxing={tithi <= 15} size={82} />}
      title={tithiName(tithi, t)}
      lead={t('content.panchang.lead', {
        month: lunarMonthName(day.purnimanta, day.adhika, t),
        half: tithi <= 15 ? t('content.panchang.brightHalf') : t('content.panchang.darkHalf'),
        percent: Math.round(day.lit * 100),
      })}
      period={t('content.horoscope.date', { weekday: t(getWeekday(day.date)), date: formatDate(day.date, t) })}
      previous={step(-1)}
      next={step(1)}
      view="day"
      date={day.date}
      month={day.date.slice(0, 7)}
      city={city}
    />
  );
}
