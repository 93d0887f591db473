import { createContext, useContext } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

/**
 * Prefetches the code and data of an address of this site. The shell
 * provides it; without a provider links prefetch nothing.
 */
export const PrefetchContext = createContext<(href: string) => void>(() => {});

export type AppLinkProps = LinkProps;

/** A link inside the site that prefetches its target on hover, focus or touch. */
export function AppLink({ onPointerEnter, onFocus, onTouchStart, ...rest }: AppLinkProps) {
  const prefetch = useContext(PrefetchContext);
  return (
    <Link
      {...rest}
      onPointerEnter={(event) => {
        prefetch(event.currentTarget.href);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetch(event.currentTarget.href);
        onFocus?.(event);
      }}
      onTouchStart={(event) => {
        prefetch(event.currentTarget.href);
        onTouchStart?.(event);
      }}
    />
  );
}
