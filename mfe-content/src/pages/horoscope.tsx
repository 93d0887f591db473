import { useSearchParams } from 'react-router-dom';
import { useGetHoroscopeQuery } from '@oracle-astra/shared/api';
import { pictures, siteRoutes, type HoroscopeTime, type Sign } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { lazySection, SideColumn, TwoColumnLayout } from '@oracle-astra/shared/components';
import { dayLabels, signLabels } from '@oracle-astra/shared/terms';
import { PageMeta } from '@oracle-astra/shared/ui';
import { BreadcrumbData } from '../components/breadcrumb-data';
import { parseHoroscopeSearchParams } from '../features/horoscope/horoscope-search-params';
import { Reading } from '../features/horoscope/reading';
import { SignChooser } from '../features/horoscope/sign-chooser';
import { SignHeader } from '../features/horoscope/sign-header';

const HoroscopeSide = lazySection(
  async () => (await import(/* webpackChunkName: "content-horoscope-side" */ '../features/horoscope/horoscope-side')).HoroscopeSide,
);

/** /horoscope */
export function Component() {
  const t = useTranslations();
  const [query] = useSearchParams();
  const { zodiac, requestedSign, when } = parseHoroscopeSearchParams(query);
  if (zodiac) return <SignPage sign={zodiac} when={when} />;
  return (
    <>
      <PageMeta title={t('content.horoscope.title')} description={t('content.horoscope.description')} canonical="/horoscope" />
      <SignChooser requestedSign={requestedSign} when={when === 'Week' || when === 'Month' ? 'Today' : when} />
    </>
  );
}

function SignPage({ sign, when }: { sign: Sign; when: HoroscopeTime }) {
  const t = useTranslations();
  const { currentData, isError, isFetching, refetch } = useGetHoroscopeQuery({ zodiac: sign, when });
  const name = t(signLabels[sign]);
  const date = currentData?.date;
  return (
    <>
      <PageMeta
        title={t('content.horoscope.signTitle', { sign: name, day: t(dayLabels[when]) })}
        description={t('content.horoscope.signDescription', { sign: name, day: when })}
        canonical={siteRoutes.horoscope(sign, when)}
        picture={date === undefined ? undefined : pictures.horoscope(sign, date)}
      />
      <BreadcrumbData
        crumbs={[
          { name: t('content.horoscope.title'), path: '/horoscope' },
          { name, path: siteRoutes.horoscope(sign, when) },
        ]}
      />
      <SignHeader sign={sign} when={when} date={date} until={currentData?.until} isLoading={!isError && currentData === undefined} />
      <TwoColumnLayout>
        <Reading
          sign={sign}
          when={when}
          areas={currentData?.response.bot_response}
          isFailed={isError}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
        <SideColumn>
          <HoroscopeSide sign={sign} when={when} days={currentData?.days} date={currentData?.until === undefined ? date : undefined} />
        </SideColumn>
      </TwoColumnLayout>
    </>
  );
}
