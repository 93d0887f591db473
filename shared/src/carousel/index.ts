export { Carousel, type PerView } from './carousel';
export { SignCarousel } from './sign-carousel';
export { signDates, signTraits } from './sign-texts';
