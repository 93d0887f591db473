import { useSearchParams } from 'react-router-dom';
import { useGetHoroscopeQuery } from '@oracle-astra/shared/api';
import { siteRoutes, type HoroscopeDay, type Sign } from '@oracle-astra/shared/contract';
import { SideColumn, TwoColumnLayout } from '@oracle-astra/shared/components';
import { PageMeta } from '@oracle-astra/shared/ui';
import { parseHoroscopeSearchParams } from '../features/horoscope/horoscope-search-params';
import { PanchangPanel } from '../features/horoscope/panchang-panel';
import { Reading } from '../features/horoscope/reading';
import { SideTitle } from '../features/horoscope/side-title.styles';
import { SignChooser } from '../features/horoscope/sign-chooser';
import { SignGrid } from '../features/horoscope/sign-grid';
import { SignHeader } from '../features/horoscope/sign-header';

/** /horoscope */
export function Component() {
  const [query] = useSearchParams();
  const { zodiac, requestedSign, when } = parseHoroscopeSearchParams(query);
  if (zodiac) return <SignPage sign={zodiac} when={when} />;
  return (
    <>
      <PageMeta
        title="Daily horoscope for all 12 signs, free"
        description="Free daily horoscope for all twelve zodiac signs, Aries to Pisces: today, yesterday and tomorrow, from the real transits of the day."
        canonical="/horoscope"
      />
      <SignChooser requestedSign={requestedSign} when={when} />
    </>
  );
}

function SignPage({ sign, when }: { sign: Sign; when: HoroscopeDay }) {
  const { currentData, isError, isFetching, refetch } = useGetHoroscopeQuery({ zodiac: sign, when });
  const date = currentData?.date;
  return (
    <>
      <PageMeta
        title={`${sign} horoscope: ${when}`}
        description={`${sign} ${when.toLowerCase()}: love, career, money, health and family, each with a score and the transits behind it. Free.`}
        canonical={siteRoutes.horoscope(sign, when)}
      />
      <SignHeader sign={sign} when={when} date={date} isLoading={!isError && currentData === undefined} />
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
          <div className="stack-2">
            <SideTitle>All signs</SideTitle>
            <SignGrid label="All signs" when={when} current={sign} />
          </div>
          {date !== undefined && <PanchangPanel date={date} />}
        </SideColumn>
      </TwoColumnLayout>
    </>
  );
}
