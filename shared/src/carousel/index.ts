export { Carousel, type PerView } from './carousel';
