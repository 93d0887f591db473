import { useLocation, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { SignCarousel } from '@oracle-astra/shared/carousel';
import { siteRoutes, type Astrologer } from '@oracle-astra/shared/contract';
import { useTranslations, type PlainMessageId } from '@oracle-astra/shared/i18n';
import { media } from '@oracle-astra/shared/theme';
import { Container, PageMeta } from '@oracle-astra/shared/ui';
import { BirthForm } from '../features/birth-form/birth-form';
import { useBirthForm } from '../features/birth-form/use-birth-form';
import { CelebrityList } from '../features/celebrities/celebrity-list';
import { CelebrityArticles } from '../features/kundli-articles/kundli-articles';
import { parseKundliParams } from '../features/kundli-page/kundli-params';
import { PlaceField } from '../features/place-search/place-field';

const meta: Record<Astrologer | 'default', { title: PlainMessageId; description: PlainMessageId }> = {
  default: { title: 'chat.celebrity.metaTitle', description: 'chat.celebrity.metaDescription' },
  Oracle: { title: 'chat.celebrity.oracleMetaTitle', description: 'chat.celebrity.oracleMetaDescription' },
  Astra: { title: 'chat.celebrity.astraMetaTitle', description: 'chat.celebrity.astraMetaDescription' },
};

/** The form and the list of public figures, side by side from 1024 pixels on. */
const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-10) var(--s-16);
  padding-block: var(--s-8) var(--s-12);
  ${media.l} {
    grid-template-columns: minmax(0, 30rem) minmax(0, 1fr);
    padding-block: var(--s-12) var(--s-16);
  }
`;

/** /free-kundli-celeb, with its child pages oracle and astra. */
export function Component() {
  const t = useTranslations();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const params = parseKundliParams(pathname, query);
  const type = params.type ?? 'Oracle';
  const form = useBirthForm({
    draftKey: 'birth-celeb.1',
    submitsOnSignIn: true,
    isCelebrity: true,
    getNext: (bid) => siteRoutes.chatsCeleb({ type, bid }),
  });
  const { title, description } = meta[params.type ?? 'default'];
  return (
    <>
      <PageMeta
        title={t(title)}
        description={t(description)}
        canonical={params.isChildPage ? pathname.toLowerCase() : '/free-kundli-celeb'}
      />
      <Columns>
        <div className="stack-6">
          <div className="stack-2">
            <p className="small mute">{t('chat.common.chatWith', { astrologer: type })}</p>
            <h1>{t('chat.celebrity.title')}</h1>
            <p className="mute read">{t('chat.celebrity.lead')}</p>
          </div>
          <BirthForm form={form} isCelebrity placeField={<PlaceField place={form.values} errors={form.errors} onChange={form.change} />} />
        </div>
        <CelebrityList astrologer={type} />
      </Columns>
      <CelebrityArticles />
      <SignCarousel ruled />
    </>
  );
}
