import { SignCarousel } from '@oracle-astra/shared/carousel';
import { Slot } from '@oracle-astra/shared/slots';
import { AboutSection } from './about-section';
import { HowItWorks } from './how-it-works';
import { ServiceFigures } from './service-figures';
import { Testimonials } from './testimonials';
import { Vlogs } from './vlogs';

export { AtAGlance } from './at-a-glance';

/** The sections of the landing page below the first view, up to the latest posts. */
export function MiddleSections() {
  return (
    <>
      <Slot name="content-home-services" />
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
