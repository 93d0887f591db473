import type { ReactNode } from 'react';
import { isApiError, useListBirthsQuery } from '@oracle-astra/shared/api';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Callout, ErrorState } from '@oracle-astra/shared/ui';
import { useChatGetKundliQuery } from '../../api/kundli';
import { useLazyModule } from '../../components/use-lazy-module';

interface DetailsProps {
  bid: string;
  kundli: NonNullable<ReturnType<typeof useChatGetKundliQuery>['data']>['kundli'];
}

type Load = () => Promise<{ KundliDetails: (props: DetailsProps) => ReactNode }>;

/**
 * The complete kundli as a lazy part of its page; null until it has loaded, so that the summary is shown first. `isDeleted` if
 * the person has no such record, because another tab or device deleted it for instance.
 */
export function useKundliDetails(bid: string, load: Load): { hasTime: boolean; isDeleted?: boolean; details: ReactNode } {
  const t = useTranslations();
  const { currentData: data, isError, error, isFetching, refetch } = useChatGetKundliQuery(bid);
  const { data: saved } = useListBirthsQuery();
  const { module, hasFailed, retry } = useLazyModule(load);
  const hasTime = saved?.births.find((record) => record.bid === bid)?.time_known !== false;
  if (isApiError(error) && error.code === 'birth_not_found') return { hasTime, isDeleted: true, details: null };
  if (!data && isError)
    return {
      hasTime,
      details: hasTime ? null : <ErrorState title={t('chat.reading.notLoaded')} busy={isFetching} onRetry={() => void refetch()} />,
    };
  if (hasFailed) return { hasTime, details: <ErrorState title={t('chat.reading.notLoaded')} onRetry={retry} /> };
  if (!data || !module) return { hasTime, details: null };
  return {
    hasTime,
    details: (
      <>
        <OtherLanguage bid={bid} language={data.kundli.person.language} />
        <module.KundliDetails bid={bid} kundli={data.kundli} />
      </>
    ),
  };
}

/** Offers the page in the record's language if that differs from the page's. */
function OtherLanguage({ bid, language }: { bid: string; language: string }) {
  const t = useTranslations();
  const isHindi = language === 'Hindi';
  if (isHindi === (t.locale === 'hi')) return null;
  const href = `${isHindi ? '/hi' : ''}/create-kundli?bid=${encodeURIComponent(bid)}`;
  return (
    <Callout>
      <span className="noprint">
        {t.rich('chat.reading.otherLanguage', {
          language: t(isHindi ? 'shared.languages.hindi' : 'shared.languages.english'),
          link: (content) => <a href={href}>{content}</a>,
        })}
      </span>
    </Callout>
  );
}
