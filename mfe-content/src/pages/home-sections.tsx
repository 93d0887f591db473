import { SignCarousel } from '@oracle-astra/shared/carousel';
import { LatestPosts } from '../features/blog/latest-posts';
import { AboutSection } from '../features/home/about-section';
import { HowItWorks } from '../features/home/how-it-works';
import { HubBanner } from '../features/home/hub-banner';
import { ServiceFigures } from '../features/home/service-figures';
import { Testimonials } from '../features/home/testimonials';
import { Vlogs } from '../features/home/vlogs';

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
