import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { birthDraftKey } from '@oracle-astra/shared/contract';
import { SignCarousel } from '@oracle-astra/shared/carousel';
import { SideColumn, TwoColumnLayout } from '@oracle-astra/shared/components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useSession } from '@oracle-astra/shared/session';
import { Button, PageMeta } from '@oracle-astra/shared/ui';
import { CenteredColumn } from '../components/centered-column';
import { BirthForm } from '../features/birth-form/birth-form';
import { useBirthForm } from '../features/birth-form/use-birth-form';
import { KundliArticles } from '../features/kundli-articles/kundli-articles';
import { KundliFaq } from '../features/kundli-articles/kundli-faq';
import { KundliReady } from '../features/kundli-chart/kundli-ready';
import { KundliHeader } from '../features/kundli-page/kundli-header';
import { getKundliMeta } from '../features/kundli-page/kundli-meta';
import { getNextUrl, parseKundliParams, type KundliParams } from '../features/kundli-page/kundli-params';
import { PlaceField } from '../features/place-search/place-field';
import { SavedBirths } from '../features/saved-births/saved-births';

/** /create-kundli and /free-kundli, with their child pages oracle and astra. */
export function Component() {
  const t = useTranslations();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const params = parseKundliParams(pathname, query);
  const handleSaved = (bid: string) => void navigate(getNextUrl(params, bid) ?? `${pathname}?bid=${encodeURIComponent(bid)}`);
  const isReady = params.bid !== null && getNextUrl(params, params.bid) === null;
  return (
    <>
      <PageMeta
        {...getKundliMeta(params, t)}
        canonical={params.isChildPage ? pathname : params.isFree ? '/free-kundli' : '/create-kundli'}
      />
      {isReady && params.bid !== null ? (
        <KundliReady bid={params.bid} backTo={pathname} />
      ) : (
        <BirthDetailsStep params={params} onSaved={handleSaved} />
      )}
      <SignCarousel ruled />
      <KundliArticles />
    </>
  );
}

interface BirthDetailsStepProps {
  params: KundliParams;
  onSaved: (bid: string) => void;
}

/** The form for new birth details, beside the saved ones. */
function BirthDetailsStep({ params, onSaved }: BirthDetailsStepProps) {
  const t = useTranslations();
  const { isSignedIn } = useSession();
  const form = useBirthForm({ draftKey: birthDraftKey, submitsOnSignIn: params.isFree, onSaved });
  const { values, errors, change } = form;
  const Columns = params.isChildPage ? CenteredColumn : TwoColumnLayout;
  return (
    <Columns>
      <div className="stack-6">
        <KundliHeader params={params} />
        <BirthForm form={form} placeField={<PlaceField place={values} errors={errors} onChange={change} />} />
      </div>
      <SideColumn>
        {isSignedIn && (
          <SavedBirths selected={values.bid} onSelect={form.selectRecord} onDeleted={(bid) => bid === values.bid && form.reset()}>
            {values.bid !== '' && (
              <div>
                <Button variant="secondary" small busy={form.isBusy} onClick={form.proceed}>
                  {t('chat.savedBirths.proceed')}
                </Button>
              </div>
            )}
          </SavedBirths>
        )}
        <KundliFaq />
      </SideColumn>
    </Columns>
  );
}
