import { SignCarousel } from '@oracle-astra/shared/carousel';
import { ChooseAstrologer } from '../features/astrologers/choose-astrologer';
import { AboutSection } from '../features/home/about-section';
import { AtAGlance } from '../features/home/at-a-glance';
import { HowItWorks } from '../features/home/how-it-works';
import { HubBanner } from '../features/home/hub-banner';
import { Predictions } from '../features/home/predictions';
import { ServiceFigures } from '../features/home/service-figures';
import { Testimonials } from '../features/home/testimonials';
import { Vlogs } from '../features/home/vlogs';

/** The sections of the landing page next to its hero. */
export function FirstSections() {
  return (
    <>
      <AtAGlance />
      <ChooseAstrologer />
    </>
  );
}

/** The sections of the landing page below what is seen first, up to the latest posts. */
export function MiddleSections() {
  return (
    <>
      <Predictions />
      <HubBanner />
      <SignCarousel />
      <ServiceFigures />
    </>
  );
}

/** The sections of the landing page after the latest posts. */
export function LastSections() {
  return (
    <>
      <AboutSection />
      <Vlogs />
      <Testimonials />
      <HowItWorks />
    </>
  );
}
