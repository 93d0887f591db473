import { lazySection } from '@oracle-astra/shared/components';

const Blank = () => <svg aria-hidden="true" viewBox="0 0 96 96" width="96" height="96" />;

/** The constellation of a sign. Its shapes load separately, so that the page does not wait for them. */
export const SignDrawing = lazySection(
  async () => (await import(/* webpackChunkName: "content-sign-drawing" */ './sign-drawing-art')).SignConstellation,
  Blank,
);
