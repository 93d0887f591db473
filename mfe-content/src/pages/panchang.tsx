import { useParams, useSearchParams } from 'react-router-dom';
import type { ApiError } from '@oracle-astra/shared/api';
import { pictures, siteRoutes, type PanchangDayResponse, type SuccessOf } from '@oracle-astra/shared/contract';
import { formatDate } from '@oracle-astra/shared/format';
import { useTranslations, type Translate } from '@oracle-astra/shared/i18n';
import { PageMeta } from '@oracle-astra/shared/ui';
import { useContentGetPanchangDayQuery, useContentGetPanchangMonthQuery } from '../api/panchang-calendar';
import { BreadcrumbData } from '../components/breadcrumb-data';
import { DayView } from '../features/panchang/day/day-view';
import { formatMonth } from '../features/panchang/month-title';
import { MonthView } from '../features/panchang/month-view';
import { PanchangFailed } from '../features/panchang/panchang-failed';
import { PanchangMissing } from '../features/panchang/panchang-missing';
import { parsePanchangSearchParams } from '../features/panchang/panchang-search-params';
import { PanchangSkeleton } from '../features/panchang/panchang-skeleton';

/** /panchang and /panchang/:city */
export function Component() {
  const { city } = useParams();
  const [query] = useSearchParams();
  const params = parsePanchangSearchParams({ city }, query);
  if (params.isUnknownDate) return <PanchangMissing unknown="date" city={params.city} />;
  return params.month === undefined ? (
    <DayPage city={params.city} date={params.date} />
  ) : (
    <MonthPage city={params.city} month={params.month} />
  );
}

function DayPage({ city, date }: { city?: string; date?: string }) {
  const t = useTranslations();
  const { currentData, error, isFetching, refetch } = useContentGetPanchangDayQuery({ city, date });
  if (!currentData)
    return <Unfinished city={city} error={error as ApiError | undefined} isFetching={isFetching} onRetry={() => void refetch()} />;
  return (
    <>
      <PageMeta
        {...describeDay(currentData, { city, date }, t)}
        canonical={siteRoutes.panchang({ city, date })}
        picture={pictures.panchang(currentData.place.slug, currentData.day.date)}
      />
      <BreadcrumbData
        crumbs={[
          { name: t('content.panchang.name'), path: siteRoutes.panchang() },
          { name: currentData.place.name, path: siteRoutes.panchang({ city: currentData.place.slug }) },
        ]}
      />
      <DayView answer={currentData} city={city} />
    </>
  );
}

/** The page without a city names all cities, because otherwise it would have the same title as that of Delhi. */
function describeDay(
  { place, day }: SuccessOf<PanchangDayResponse>,
  { city, date }: { city?: string; date?: string },
  t: Translate,
): { title: string; description: string } {
  const values = { city: place.name, date: formatDate(day.date, t) };
  if (date !== undefined)
    return { title: t('content.panchang.dayTitle', values), description: t('content.panchang.dayDescription', values) };
  if (city === undefined) return { title: t('content.panchang.anyTitle'), description: t('content.panchang.anyDescription', values) };
  return { title: t('content.panchang.todayTitle', values), description: t('content.panchang.todayDescription', values) };
}

function MonthPage({ city, month }: { city?: string; month: string }) {
  const t = useTranslations();
  const { currentData, error, isFetching, refetch } = useContentGetPanchangMonthQuery({ city, month });
  if (!currentData)
    return <Unfinished city={city} error={error as ApiError | undefined} isFetching={isFetching} onRetry={() => void refetch()} />;
  const values = { city: currentData.place.name, month: formatMonth(month, t) };
  return (
    <>
      <PageMeta
        title={t('content.panchang.monthPageTitle', values)}
        description={t('content.panchang.monthDescription', values)}
        canonical={siteRoutes.panchang({ city, month })}
      />
      <MonthView answer={currentData} city={city} />
    </>
  );
}

interface UnfinishedProps {
  city?: string;
  error: ApiError | undefined;
  isFetching: boolean;
  onRetry: () => void;
}

function Unfinished({ city, error, isFetching, onRetry }: UnfinishedProps) {
  const t = useTranslations();
  if (error?.status === 404) return <PanchangMissing unknown="place" city={city} />;
  return (
    <>
      <PageMeta title={t('content.panchang.name')} description={t('content.panchang.nameDescription')} />
      {error === undefined ? <PanchangSkeleton /> : <PanchangFailed isRetrying={isFetching} onRetry={onRetry} />}
    </>
  );
}
