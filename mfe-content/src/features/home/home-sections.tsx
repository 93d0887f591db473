import { SignCarousel } from '@oracle-astra/shared/carousel';
import { LatestPosts } from '../blog/latest-posts';
import { AboutSection } from './about-section';
import { HowItWorks } from './how-it-works';
import { HubBanner } from './hub-banner';
import { ServiceFigures } from './service-figures';
import { Testimonials } from './testimonials';
import { Vlogs } from './vlogs';

/** The sections of the landing page below what is seen first. */
export function HomeSections() {
  return (
    <>
      <HubBanner />
      <SignCarousel />
      <ServiceFigures />
      <LatestPosts />
      <AboutSection />
      <Vlogs />
      <Testimonials />
      <HowItWorks />
    </>
  );
}
