import { createContext, useContext } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

/**
 * Fetches what an address of this site needs (its code and its data). The shell
 * provides it; without a provider links are plain.
 */
export const PrefetchContext = createContext<(href: string) => void>(() => {});

export type AppLinkProps = LinkProps;

/** A link inside the site that warms its target when a pointer, the focus or a finger reaches it. */
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
