import { memo, useContext, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { isFillFor, listFills, type OwnedFill } from '@oracle-astra/shared/contract';
import { useSession } from '@oracle-astra/shared/session';
import { media } from '@oracle-astra/shared/theme';
import { SlotsContext, type PageSlots } from '@oracle-astra/shared/ui';

/* The space of a fill is reserved while its box is empty, so that the page does not shift when it is rendered. */
const Box = styled.div<{ $narrow: number; $wide: number }>`
  &:empty {
    min-height: ${({ $narrow }) => $narrow}rem;
    ${media.m} {
      min-height: ${({ $wide }) => $wide}rem;
    }
  }
`;

/** Memoized with constant HTML, so that React never touches the content of the box, which is a root of its own. */
const Fill = memo(function Fill({ slots, fill }: { slots: PageSlots; fill: OwnedFill }) {
  const box = useRef<HTMLDivElement>(null);
  const [html] = useState(() => ({ __html: slots.html?.get(fill.name) ?? '' }));
  useEffect(() => {
    if (box.current === null) return undefined;
    let isGone = false;
    let unmount: (() => void) | undefined;
    void slots.mount(fill, box.current).then(
      (clean) => {
        if (isGone) clean();
        else unmount = clean;
      },
      // eslint-disable-next-line no-console -- a swallowed error would leave no trace in the browser
      (error: unknown) => console.error(`${fill.name} is not rendered`, error),
    );
    return () => {
      isGone = true;
      unmount?.();
    };
  }, [slots, fill]);
  const { narrow, wide } = fill.height;
  // eslint-disable-next-line astra/no-script-sinks -- the server's HTML, in the browser only empty
  return <Box ref={box} data-fill={fill.name} $narrow={narrow} $wide={wide} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
});

/**
 * A named place in a page, which other remotes fill. Each fill is rendered apart from the page, so that one that is late or broken
 * changes nothing outside of its box. Renders nothing where no shell provides fills.
 */
export function Slot({ name }: { name: string }) {
  const slots = useContext(SlotsContext);
  const { isSignedIn } = useSession();
  const fills = useMemo(() => listFills(slots?.remotes ?? []).filter(({ slot }) => slot === name), [slots, name]);
  if (slots === null) return null;
  return fills
    .filter((fill) => !slots.out.has(fill.name) && isFillFor(fill, isSignedIn))
    .map((fill) => <Fill key={fill.name} slots={slots} fill={fill} />);
}
