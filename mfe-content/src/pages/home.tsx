import { useOutlet } from 'react-router-dom';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { lazySection } from '@oracle-astra/shared/components';
import { PageMeta } from '@oracle-astra/shared/ui';
import { BelowTheFold } from '../features/home/below-the-fold';
import { Hero } from '../features/home/hero';
import { OrganizationData } from '../features/home/late-parts';

const loadSections = () => import(/* webpackChunkName: "content-home-sections" */ '../features/home/home-sections');
const AtAGlance = lazySection(async () => (await loadSections()).AtAGlance);
const ChooseAstrologer = lazySection(
  async () =>
    (await import(/* webpackChunkName: "content-choose-astrologer" */ '../features/astrologers/choose-astrologer')).ChooseAstrologer,
);
const MiddleSections = lazySection(async () => (await loadSections()).MiddleSections);
const LastSections = lazySection(async () => (await loadSections()).LastSections);
const LatestPosts = lazySection(
  async () => (await import(/* webpackChunkName: "content-latest-posts" */ '../features/blog/latest-posts')).LatestPosts,
);

/** / and /invite-earn, whose dialog sets its own title. */
export function Component() {
  const t = useTranslations();
  const dialog = useOutlet();
  return (
    <>
      {dialog ?? <PageMeta title={t('content.home.title')} description={t('content.home.description')} canonical="/" />}
      <OrganizationData />
      <Hero />
      <AtAGlance />
      <ChooseAstrologer />
      <BelowTheFold>
        <MiddleSections />
        <LatestPosts />
        <LastSections />
      </BelowTheFold>
    </>
  );
}
