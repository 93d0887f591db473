import { siteRoutes, type Kundli } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { planetLabels } from '@oracle-astra/shared/terms';
import { AppLink, Callout } from '@oracle-astra/shared/ui';

/** Notes on what is missing without a time of birth, and on values that a slightly wrong time would change. */
export function BirthNotes({ kundli: { time_known, rashi, nakshatra, borders, open_lagna } }: { kundli: Kundli }) {
  const t = useTranslations();
  const moon = rashi === null ? 'sign' : nakshatra === null ? 'nakshatra' : 'sure';
  return (
    <>
      {!time_known && (
        <Callout>
          {t.rich('chat.reading.untimed', { link: (content) => <AppLink to={siteRoutes.createKundli()}>{content}</AppLink> })}{' '}
          {t('chat.reading.untimedMoon', { moon })}
        </Callout>
      )}
      {borders.map(({ point, kind, arc_seconds }) => (
        <Callout key={point}>
          {t('chat.reading.border', {
            point: point === 'Ascendant' ? t('chat.chart.ascendant') : t(planetLabels[point]),
            kind,
            seconds: String(arc_seconds),
          })}
        </Callout>
      ))}
      {(open_lagna.sign || open_lagna.navamsha) && (
        <Callout>{t('chat.reading.openLagna', { part: open_lagna.sign ? 'sign' : 'navamsha' })}</Callout>
      )}
    </>
  );
}
