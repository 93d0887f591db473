import { iconPaths, type IconName } from './icon-paths';

interface IconProps {
  name: IconName;
  /** In pixels of the page; the line gets thinner with it. */
  size?: 16 | 20 | 24;
  /** Only where the icon stands alone; otherwise it is hidden from screen readers. */
  title?: string;
}

/** A line icon of the kit, in the colour of the text around it. */
export function Icon({ name, size = 24, title }: IconProps) {
  return (
    <svg
      aria-hidden={title ? undefined : true}
      role={title ? 'img' : undefined}
      aria-label={title}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
