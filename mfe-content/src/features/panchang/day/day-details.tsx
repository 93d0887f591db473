import type { PanchangDay } from '@oracle-astra/shared/contract';
import { formatTime } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { DescriptionList } from '@oracle-astra/shared/ui';
import { signName } from '../../../components/sign-name';
import { lunarMonthName } from '../calendar-names';
import { formatTimeOfDay } from '../clock-time';

/** Rise and set of Sun and Moon, with a note for a day without a moonrise. */
export function SunAndMoon({ day }: { day: PanchangDay }) {
  const t = useTranslations();
  const moonTime = (iso: string | null, none: string) => (iso === null ? none : formatTimeOfDay(iso, day.date, t));
  return (
    <DescriptionList
      rows={[
        { term: t('content.panchang.sunrise'), value: formatTime(day.sunrise, t) },
        { term: t('content.panchang.sunset'), value: formatTime(day.sunset, t) },
        { term: t('content.panchang.moonrise'), value: moonTime(day.moonrise, t('content.panchang.noMoonrise')) },
        { term: t('content.panchang.moonset'), value: moonTime(day.moonset, t('content.panchang.noMoonset')) },
      ]}
    />
  );
}

/** The parts of the day that are better avoided, and Abhijit. */
export function KalamList({ day }: { day: PanchangDay }) {
  const t = useTranslations();
  const interval = ({ start, end }: PanchangDay['gulika']) =>
    t('content.panchang.interval', { start: formatTime(start, t), end: formatTime(end, t) });
  return (
    <DescriptionList
      rows={[
        { term: t('content.panchang.rahuKalam'), value: interval(day.rahu_kalam) },
        { term: t('content.panchang.yamaganda'), value: interval(day.yamaganda) },
        { term: t('content.panchang.gulika'), value: interval(day.gulika) },
        { term: t('content.panchang.abhijit'), value: day.abhijit ? interval(day.abhijit) : t('content.panchang.noAbhijit') },
      ]}
    />
  );
}

/** Lunar month in both systems, half, signs and years. */
export function MonthAndYear({ day }: { day: PanchangDay }) {
  const t = useTranslations();
  const isBright = (day.tithi[0]?.value ?? 1) <= 15;
  return (
    <DescriptionList
      rows={[
        { term: t('content.panchang.amanta'), value: lunarMonthName(day.month, day.adhika, t) },
        { term: t('content.panchang.purnimanta'), value: lunarMonthName(day.purnimanta, day.adhika, t) },
        { term: t('content.panchang.half'), value: isBright ? t('content.panchang.brightHalf') : t('content.panchang.darkHalf') },
        { term: t('content.panchang.sunSign'), value: signName(day.sun_sign, t) },
        { term: t('content.panchang.moonSign'), value: signName(day.moon_sign, t) },
        { term: t('content.panchang.vikram'), value: String(day.vikram) },
        { term: t('content.panchang.shaka'), value: String(day.shaka) },
      ]}
    />
  );
}
