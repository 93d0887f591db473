import { Children, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { media } from '@oracle-astra/shared/theme';
import { IconButton } from '@oracle-astra/shared/ui';
import { useCarousel } from './use-carousel';

/** The number of visible slides at any width and from 480, 768 and 1024 pixels on. */
export interface PerView {
  base: number;
  s?: number;
  m?: number;
  l?: number;
}

const slideWidth = (count: number) => `calc((100% - ${count - 1} * var(--s-4)) / ${count})`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2) var(--s-4);
  margin-bottom: var(--s-5);
`;

const Arrows = styled.div`
  display: flex;
  gap: var(--s-2);
  margin-left: auto;
  button {
    border: 1px solid var(--control);
    border-radius: var(--r-round);
  }
  button:disabled {
    border-color: var(--rule);
  }
`;

// Until the script is ready the view scrolls natively, and the slides do not move afterwards.
const View = styled.div<{ $ready: boolean }>`
  overflow: ${({ $ready }) => ($ready ? 'hidden' : 'auto hidden')};
  scroll-snap-type: ${({ $ready }) => ($ready ? 'none' : 'x mandatory')};
  scrollbar-width: none;
`;

const Track = styled.div<{ $perView: PerView }>`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: ${({ $perView }) => slideWidth($perView.base)};
  gap: var(--s-4);
  touch-action: pan-y pinch-zoom;
  > * {
    scroll-snap-align: start;
  }
  /* The view would clip an outline outside of the slide. */
  :focus-visible {
    outline-offset: calc(var(--s-1) * -1);
  }
  /* The specification includes 480 and 768 pixels in the smaller size. */
  @media (min-width: 481px) {
    ${({ $perView: { s } }) => s && `grid-auto-columns:${slideWidth(s)};`}
  }
  @media (min-width: 769px) {
    ${({ $perView: { m } }) => m && `grid-auto-columns:${slideWidth(m)};`}
  }
  ${media.l} {
    ${({ $perView: { l } }) => l && `grid-auto-columns:${slideWidth(l)};`}
  }
`;

interface CarouselProps {
  /** The name for screen readers. */
  label: string;
  /** Its h2, with the arrows to the right. */
  title?: ReactNode;
  /** Replaces the h2: null for none, or another heading. */
  head?: ReactNode;
  /** The noun in the accessible names of the arrows: 'Previous sign'. */
  itemName?: string;
  perView: PerView;
  /** Marks the second visible slide with `data-middle`, for views of three slides. */
  highlightMiddle?: boolean;
  children: ReactNode;
}

/** A carousel with arrows, keys and touch; without scripts the row scrolls natively. */
export function Carousel({ label, title, head, itemName, perView, highlightMiddle, children }: CarouselProps) {
  const t = useTranslations();
  const item = itemName ?? t('shared.carousel.item');
  const { viewport, ready, first, canPrevious, canNext, previous, next } = useCarousel();
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') previous();
    else if (event.key === 'ArrowRight') next();
    else return;
    event.preventDefault();
  };
  return (
    <div role="group" aria-roledescription={t('shared.carousel.role')} aria-label={label}>
      <Head>
        {head ?? (title && <h2>{title}</h2>)}
        <Arrows>
          <IconButton
            icon="left"
            label={t('shared.carousel.previous', { item })}
            aria-disabled={!canPrevious}
            onClick={canPrevious ? previous : undefined}
          />
          <IconButton
            icon="right"
            label={t('shared.carousel.next', { item })}
            aria-disabled={!canNext}
            onClick={canNext ? next : undefined}
          />
        </Arrows>
      </Head>
      <View
        ref={viewport}
        $ready={ready}
        tabIndex={0}
        role="group"
        aria-label={t('shared.carousel.slides', { label })}
        onKeyDown={handleKeyDown}
      >
        <Track $perView={perView}>
          {Children.map(children, (slide, index) => (
            <div data-middle={highlightMiddle && index === first + 1 ? true : undefined}>{slide}</div>
          ))}
        </Track>
      </View>
    </div>
  );
}
