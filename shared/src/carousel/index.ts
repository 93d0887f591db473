export { Carousel, type PerView } from './carousel';
export { SignCarousel } from './sign-carousel';
