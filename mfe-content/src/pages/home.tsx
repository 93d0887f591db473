import { useOutlet } from 'react-router-dom';
import { SignCarousel } from '@oracle-astra/shared/carousel';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { PageMeta } from '@oracle-astra/shared/ui';
import { ChooseAstrologer } from '../features/astrologers/choose-astrologer';
import { LatestPosts } from '../features/blog/latest-posts';
import { AboutSection } from '../features/home/about-section';
import { AtAGlance } from '../features/home/at-a-glance';
import { BelowTheFold } from '../features/home/below-the-fold';
import { Hero } from '../features/home/hero';
import { HowItWorks } from '../features/home/how-it-works';
import { OrganizationData } from '../features/home/organization-data';
import { HubBanner } from '../features/home/hub-banner';
import { Predictions } from '../features/home/predictions';
import { ServiceFigures } from '../features/home/service-figures';
import { Testimonials } from '../features/home/testimonials';
import { Vlogs } from '../features/home/vlogs';

/** / and, with a dialog that sets its own title over it, /invite-earn. */
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
        <Predictions />
        <HubBanner />
        <SignCarousel />
        <ServiceFigures />
        <LatestPosts />
        <AboutSection />
        <Vlogs />
        <Testimonials />
        <HowItWorks />
      </BelowTheFold>
    </>
  );
}
