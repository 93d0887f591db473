import { useLocation, useSearchParams } from 'react-router-dom';
import { birthDraftKey } from '@oracle-astra/shared/contract';
import { lazySection } from '@oracle-astra/shared/components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { hasSessionCookie, useSession } from '@oracle-astra/shared/session';
import { Button, Loading, PageMeta, SkeletonText } from '@oracle-astra/shared/ui';
import { CenteredColumn } from '../components/centered-column';
import { BirthForm } from '../features/birth-form/birth-form';
import { useBirthForm } from '../features/birth-form/use-birth-form';
import { FormColumns } from '../features/kundli-page/form-columns';
import { KundliHeader } from '../features/kundli-page/kundli-header';
import { getKundliMeta } from '../features/kundli-page/kundli-meta';
import { getNextUrl, parseKundliParams, type KundliParams } from '../features/kundli-page/kundli-params';
import { PlaceField } from '../features/place-search/place-field';

const SavedKundli = lazySection(
  async () => (await import(/* webpackChunkName: "chat-saved-kundli" */ './saved-kundli')).SavedKundli,
  SavedKundliLoading,
);
const SavedBirths = lazySection(
  async () => (await import(/* webpackChunkName: "chat-saved-births" */ '../features/saved-births/saved-births')).SavedBirths,
  SavedBirthsLoading,
);
const KundliFaq = lazySection(async () => (await import(/* webpackChunkName: "chat-kundli-texts" */ './kundli-texts')).KundliFaq);
const KundliTexts = lazySection(async () => (await import(/* webpackChunkName: "chat-kundli-texts" */ './kundli-texts')).KundliTexts);

// Requested before hydration, so that they load while the processor is busy. Visitors without an account need neither.
if (typeof document !== 'undefined' && hasSessionCookie(document.cookie))
  (location.search.includes('bid=') ? SavedKundli : SavedBirths).preload();

/** /create-kundli and /free-kundli, with their child pages oracle and astra. */
export function Component() {
  const t = useTranslations();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const params = parseKundliParams(pathname, query);
  const isReady = params.bid !== null && getNextUrl(params, params.bid) === null;
  return (
    <>
      <PageMeta
        {...getKundliMeta(params, t)}
        canonical={params.isChildPage ? pathname.toLowerCase() : params.isFree ? '/free-kundli' : '/create-kundli'}
      />
      {isReady && params.bid !== null ? (
        <SavedKundli key={params.bid} bid={params.bid} backTo={pathname} />
      ) : (
        <BirthDetailsStep params={params} />
      )}
      <KundliTexts />
    </>
  );
}

function SavedKundliLoading() {
  const t = useTranslations();
  return (
    <Loading label={t('chat.kundli.chartLoading')}>
      <SkeletonText lines={6} />
    </Loading>
  );
}

function SavedBirthsLoading() {
  const t = useTranslations();
  return (
    <Loading label={t('chat.common.loadingSaved')}>
      <SkeletonText lines={4} />
    </Loading>
  );
}

/** The form for new birth details, beside the saved ones. */
function BirthDetailsStep({ params }: { params: KundliParams }) {
  const t = useTranslations();
  const { isSignedIn } = useSession();
  const form = useBirthForm({
    draftKey: birthDraftKey,
    submitsOnSignIn: params.isFree,
    getNext: (bid) => getNextUrl(params, bid) ?? `/create-kundli?bid=${encodeURIComponent(bid)}`,
  });
  const { values, errors, change } = form;
  const Columns = params.isChildPage ? CenteredColumn : FormColumns;
  return (
    <Columns>
      <KundliHeader params={params} />
      {isSignedIn && (
        <div data-saved>
          <SavedBirths selected={values.bid} onSelect={form.selectRecord} onDeleted={(bid) => bid === values.bid && form.reset()}>
            {values.bid !== '' && (
              <div>
                <Button variant="secondary" small busy={form.isBusy} onClick={form.proceed}>
                  {t('chat.savedBirths.proceed')}
                </Button>
              </div>
            )}
          </SavedBirths>
        </div>
      )}
      <div data-form>
        <BirthForm form={form} placeField={<PlaceField place={values} errors={errors} onChange={change} />} />
      </div>
      <div data-faq>
        <KundliFaq />
      </div>
    </Columns>
  );
}
