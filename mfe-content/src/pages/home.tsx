import { useOutlet } from 'react-router-dom';
import { SignCarousel } from '@oracle-astra/shared/carousel';
import { PageMeta } from '@oracle-astra/shared/ui';
import { ChooseAstrologer } from '../features/astrologers/choose-astrologer';
import { LatestPosts } from '../features/blog/latest-posts';
import { AboutBlock } from '../features/home/about-block';
import { AtAGlance } from '../features/home/at-a-glance';
import { Hero } from '../features/home/hero';
import { HowItWorks } from '../features/home/how-it-works';
import { HubBanner } from '../features/home/hub-banner';
import { Predictions } from '../features/home/predictions';
import { ServiceFigures } from '../features/home/service-figures';
import { Testimonials } from '../features/home/testimonials';
import { Vlogs } from '../features/home/vlogs';

/** /, and under /invite-earn the same with a dialog over it, which brings its own title. */
export function Component() {
  const over = useOutlet();
  return (
    <>
      {over ?? (
        <PageMeta
          title="Ask your own birth chart"
          description="Two AI astrologers, Oracle and Astra, work out your birth chart and answer in plain words, in English or Hindi. 6 questions are free."
          canonical="/"
        />
      )}
      <Hero />
      <AtAGlance />
      <ChooseAstrologer />
      <Predictions />
      <HubBanner />
      <SignCarousel />
      <ServiceFigures />
      <LatestPosts />
      <AboutBlock />
      <Vlogs />
      <Testimonials />
      <HowItWorks />
    </>
  );
}
