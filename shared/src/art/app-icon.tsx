/** The icon of the Android app in its own colours. */
export function AppIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 64 64" width="512" height="512">
      <path fill="#15173D" d="M0 0h64v64H0z" />
      <g transform="translate(16 16)" fill="none" stroke="#E3C27A" strokeLinecap="round" color="#E3C27A">
        <circle cx="16" cy="16" r="13.25" strokeWidth="1.5" />
        <path d="M2.6 29.4l5.6-5.6M16.2 15.8l2.9-2.9M23.8 8.2l5.6-5.6" strokeWidth="1.5" />
        <circle cx="12.2" cy="19.8" r="4.6" fill="currentColor" stroke="none" />
        <circle cx="21.5" cy="10.5" r="2.4" fill="currentColor" stroke="none" />
      </g>
    </svg>
  );
}
