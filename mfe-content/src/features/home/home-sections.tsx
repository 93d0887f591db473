import { SignCarousel } from '@oracle-astra/shared/carousel';
import { ChooseAstrologer } from '../astrologers/choose-astrologer';
import { AboutSection } from './about-section';
import { AtAGlance } from './at-a-glance';
import { HowItWorks } from './how-it-works';
import { HubBanner } from './hub-banner';
import { Predictions } from './predictions';
import { ServiceFigures } from './service-figures';
import { Testimonials } from './testimonials';
import { Vlogs } from './vlogs';

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
