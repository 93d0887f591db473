import { iconPaths, type IconName } from './icon-paths';

interface IconProps {
  name: IconName;
  /** CSS pixels; the stroke scales with it. */
  size?: 16 | 20 | 24;
  /** For an icon without text; without it the icon is hidden from screen readers. */
  title?: string;
}

/** A line icon in the current text colour. */
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
